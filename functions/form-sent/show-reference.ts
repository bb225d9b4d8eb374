/** The hidden paragraph of `src/views/form-sent/View.astro`, up to where the reference belongs. */
const place =
  /(<p data-reference\b[^>]*?) hidden(>[^<]*<strong\b[^>]*\bdata-reference-value[^>]*>)(?=<\/strong>)/

/**
 * Inserts a reference into an answer page's HTML and shows its paragraph.
 *
 * @param reference a valid one, since it is not escaped
 * @throws if the page has no place for it
 */
export function showReference(html: string, reference: string): string {
  if (!place.test(html)) throw new Error('The answer page has no place for the reference')
  return html.replace(place, (_, start: string, end: string) => start + end + reference)
}
