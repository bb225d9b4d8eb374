import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'
import { deferredScripts } from '../../src/shared/deferred-scripts.ts'

type Document = ReturnType<typeof parseDocument>
type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

/** Many tests use the same built pages, so each is parsed once. */
const parsed = new Map<string, Document>()

function documentOf(html: string): Document {
  const known = parsed.get(html)
  if (known) return known
  const made = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  // Selectors do not look into a template, but the scripts in one are part of the page.
  for (const held of selectAll<Document['children'][number], Element>(deferredScripts, made))
    held.name = 'div'
  parsed.set(html, made)
  return made
}

/** Every element of a page that a CSS selector matches, in reading order. `all(html, 'nav a')` */
export const all = (html: string, selector: string): Element[] =>
  selectAll<Document['children'][number], Element>(selector, documentOf(html))

/**
 * The values of an attribute of the matching elements that have it. `attributes(html, 'link[rel=canonical]', 'href')`
 */
export const attributes = (html: string, selector: string, name: string): string[] =>
  all(html, selector).flatMap(element => element.attribs[name] ?? [])

/** The text of each matching element as written, including scripts and styles. `texts(html, 'h1')` */
export const texts = (html: string, selector: string): string[] =>
  all(html, selector).map(element => DomUtils.textContent(element))

/** The HTML of each matching element. */
export const outer = (html: string, selector: string): string[] =>
  all(html, selector).map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? -1) + 1))
