/** Capitalised words, also several in a row or joined by a hyphen, that are not at the beginning of a sentence. */
const names = /(?<=[\p{Ll}\d),] )\p{Lu}[\p{L}\d]+(?:[ ‑-]\p{Lu}[\p{L}\d]+)*/gu

/** The ends of a connection are written with a dash: "Oslo–Bergen". */
const connection = /(?<!\p{L})\p{Lu}\p{Ll}+(?:–\p{Lu}\p{Ll}+)+/gu

/**
 * The proper names in a text, each once: places, railways, companies. A word at the beginning of a sentence is left
 * out, since its capital does not show whether it is a name.
 *
 *     namesIn('You change in Göteborg for the Bergen Line.') // => ['Göteborg', 'Bergen Line']
 */
export function namesIn(text: string): string[] {
  const connected = [...text.matchAll(connection)].flatMap(([ends]) => ends.split('–'))
  return [...new Set([...connected, ...[...text.matchAll(names)].map(([name]) => name)])]
}
