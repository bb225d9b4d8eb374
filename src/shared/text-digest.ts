/** What a translation need not follow: addresses and search words are each language's own. */
const own = new Set(['slug', 'aliases', 'keywords'])

/**
 * What of a text's fields and of the Markdown below them a translation is held against, in one string: line breaks and the
 * order of fields do not count.
 */
export function digestSource(data: object, body: string): string {
  const fields = Object.entries(data)
    .filter(([key]) => !own.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(fields) + body.replace(/\s+/g, ' ').trim()
}

/** The English text as a translation's `lookedAt` names it. `digestName('3f2a91c07d1e…') // => 'en-3f2a91c07d1e'` */
export const digestName = (hash: string) => `en-${hash.slice(0, 12)}`
