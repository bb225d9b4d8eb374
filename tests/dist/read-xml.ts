/** An element of a parsed document; its text is that of its own and all inner elements. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const reference = String.raw`&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);`
const attribute = String.raw`\s+[\w:-]+="(?:[^"<&]|${reference})*"`
const token = new RegExp(
  String.raw`<\/(?<closing>[\w:-]+)>|<(?<opening>[\w:-]+)(?<attributes>(?:${attribute})*)(?<empty>\/?)>|(?<text>(?:[^<&]|${reference})+)`,
  'gy',
)
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
const decoded = (text: string) => text.replace(/&\w+;/g, sign => signs[sign] ?? sign)

interface Open {
  name: string
  attributes: Record<string, string>
  children: Open[]
  text: string
}

/**
 * Reads the part of XML that our own files use: elements, attributes, text, entities; no comment, no CDATA.
 *
 * @throws with the place, for text that is not well-formed.
 */
export function readXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i, '')
  const document: Open = { name: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [document]
  let position = 0
  for (const found of body.matchAll(token)) {
    const { closing, opening, attributes = '', empty, text } = found.groups ?? {}
    const current = open.at(-1) ?? document
    if (text !== undefined) for (const element of open) element.text += decoded(text)
    if (closing !== undefined && open.pop()?.name !== closing) throw new Error(`unexpected </${closing}>`)
    if (opening !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decoded(value),
      ])
      const element: Open = { name: opening, attributes: Object.fromEntries(pairs), children: [], text: '' }
      if (pairs.length !== Object.keys(element.attributes).length)
        throw new Error(`an attribute twice in <${opening}>`)
      current.children.push(element)
      if (!empty) open.push(element)
    }
    position = found.index + found[0].length
  }
  if (position !== body.length) throw new Error(`not XML: ${body.slice(position, position + 60)}`)
  const [root, ...more] = document.children
  if (open.length !== 1 || !root || more.length > 0) throw new Error('not one closed root element')
  return root
}
