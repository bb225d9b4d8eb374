/** Fields that each language has of its own: addresses and search words. */
const own = new Set(['slug', 'aliases', 'keywords'])

/**
 * The parts of an entry that its translations must follow, as one string: its fields without addresses and search
 * words, and its Markdown. Line breaks and the order of the fields make no difference.
 */
export function digestSource(data: object, body: string): string {
  const fields = Object.entries(data)
    .filter(([key]) => !own.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(fields) + body.replace(/\s+/g, ' ').trim()
}

/** The English text as a translation's `lookedAt` names it. `digestName('3f2a91c07d1e…') // => 'en-3f2a91c07d1e'` */
export const digestName = (hash: string) => `en-${hash.slice(0, 12)}`
