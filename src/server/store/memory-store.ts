import type { Store } from './store.ts'

/**
 * An atomic store in memory, which lives as long as its process. Values are converted to JSON and back, as in a real
 * store.
 */
export function memoryStore(): Store & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    async create(key, value) {
      if (!entries.has(key)) entries.set(key, JSON.stringify(value))
    },
    async read(key) {
      const text = entries.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    async remove(key) {
      entries.delete(key)
    },
    list: async prefix => [...entries.keys()].filter(key => key.startsWith(prefix)),
  }
}
