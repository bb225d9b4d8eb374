/** Where a text may lead out of the site, or to a place on its own page. */
export const outward = /^(https:\/\/[^\s]+|mailto:[^\s]+|tel:\+\d+|#[\w-]+)$/

/** Tags of a Markdown text: what Markdown makes, and the few that an editor may write. */
const tags = new Set(
  'a abbr b blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i input ins kbd li mark ol p pre q s section small span strong sub sup table tbody td tfoot th thead time tr u ul var'.split(
    ' ',
  ),
)
const attributes = new Set(
  'align aria-describedby aria-label checked class colspan data-footnote-backref data-footnote-ref data-footnotes datetime dir disabled href id lang rowspan scope start title type'.split(
    ' ',
  ),
)
const tag = /<\/?([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi

/**
 * Refuses what a text may not hold: any other tag or attribute (a script, a frame, a form, a handler), and what
 * does not read as a tag in whole. The file is checked as it will be in the page, whoever wrote the HTML.
 *
 * @throws with the text's place, what is refused and what is allowed.
 */
export function refuseMarkup(html: string, where: string): void {
  const refuse = (what: string, allowed: string) => {
    throw new Error(`${where}: ${what} is not allowed in a text; allowed: ${allowed}`)
  }
  for (const [, name = '', list = ''] of html.matchAll(tag)) {
    if (!tags.has(name.toLowerCase())) refuse(`<${name}>`, [...tags].join(', '))
    for (const [, attribute = ''] of list.matchAll(/\s([^\s=>"'/]+)(?:="[^"]*")?/g))
      if (!attributes.has(attribute.toLowerCase()))
        refuse(`${attribute} of <${name}${list}>`, [...attributes].join(', '))
  }
  const rest = html.replace(/<!--[\s\S]*?-->/g, '').replace(tag, '')
  const [odd] = /<[^\n]{0,80}/.exec(rest) ?? []
  if (odd) refuse(odd, 'tags in whole, with attributes in double quotes')
}
