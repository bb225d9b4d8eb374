import type { MarkdownHeading } from 'astro'

/** A figure by its name, as written in a heading of the source. */
const figure = /\{\{\s*\w+\s*\}\}/g

/** Anchors as the renderer made them, with names of figures, and those that replace them. */
export type Anchors = ReadonlyMap<string, string>

/**
 * The anchors of headings that contain figures, without the figures' names, so that an anchor repeats nothing and
 * outlives a change of the figure.
 *
 *     The {{countries}} countries // => the-countries; the renderer made the-countries-countries
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

/** Replaces the anchors of headings. */
export const withAnchors = (headings: readonly MarkdownHeading[], anchors: Anchors): MarkdownHeading[] =>
  headings.map(heading => ({ ...heading, slug: anchors.get(heading.slug) ?? heading.slug }))

/** Replaces anchors in HTML, and in the text's own links to them. */
export function replaceAnchors(html: string, anchors: Anchors): string {
  if (anchors.size === 0) return html
  return html.replace(/\b(id="|href="#)([^"]+)"/g, (_, before: string, anchor: string) => {
    return `${before}${anchors.get(anchor) ?? anchor}"`
  })
}
