const token =
  /<\/([a-z]+)>|<([a-z]+)((?: [a-zA-Z:-]+="[^"<&]*(?:&(?:#\d+|amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>/gy

/**
 * Says what is wrong with a picture as XML: a stray character, an attribute twice, an end tag that does not
 * match. Strict on purpose; it knows only what our pictures use.
 *
 * @returns undefined for a well-formed picture
 */
export function xmlFault(svg: string): string | undefined {
  const open: string[] = []
  let position = 0
  for (const match of svg.matchAll(token)) {
    const [whole, closing, opening, attributes = '', selfClosing] = match
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, name]) => name)
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`
    if (closing && open.pop() !== closing) return `unexpected </${closing}>`
    if (opening && !selfClosing) open.push(opening)
    position = match.index + whole.length
    if (open.length === 0) break
  }
  if (position !== svg.length) return `not markup: ${svg.slice(position, position + 40)}`
  return open.length > 0 ? `<${open.join('><')}> is never closed` : undefined
}
