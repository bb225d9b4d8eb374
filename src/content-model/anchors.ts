import type { MarkdownHeading } from 'astro'

/** A figure by its name, as it stands in a heading of the source. */
const figure = /\{\{\s*\w+\s*\}\}/g

/** Old anchors, made with the names of figures in them, and those that a reader should see. */
export type Anchors = ReadonlyMap<string, string>

/**
 * The anchors of headings that hold figures, without them: so that an anchor says nothing twice and outlives a
 * changed figure.
 *
 *     The {{countries}} countries // => the-countries, where the renderer made the-countries-countries
 */
export function cleanAnchors(headings: readonly MarkdownHeading[]): Anchors {
  const taken = new Set(headings.filter(({ text }) => text.search(figure) < 0).map(({ slug }) => slug))
  return new Map(
    headings.flatMap(({ slug, text }) => {
      if (text.search(figure) < 0) return []
      const words =
        text
          .replace(figure, ' ')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      const clean = words.join('-')
      if (!clean || taken.has(clean)) return []
      taken.add(clean)
      return [[slug, clean] as const]
    }),
  )
}

/** Puts clean anchors into headings. */
export const withAnchors = (headings: readonly MarkdownHeading[], anchors: Anchors): MarkdownHeading[] =>
  headings.map(heading => ({ ...heading, slug: anchors.get(heading.slug) ?? heading.slug }))

/** Puts clean anchors into HTML: where they stand, and where the text links to them. */
export function anchored(html: string, anchors: Anchors): string {
  if (anchors.size === 0) return html
  return html.replace(/\b(id="|href="#)([^"]+)"/g, (_, before: string, anchor: string) => {
    return `${before}${anchors.get(anchor) ?? anchor}"`
  })
}
