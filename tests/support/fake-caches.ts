import { MemoryCache } from './memory-cache.ts'

/** Replaces the browser's `caches`. */
export class FakeCaches {
  readonly #all = new Map<string, MemoryCache>()

  async open(name: string) {
    const cache = this.#all.get(name) ?? new MemoryCache()
    this.#all.set(name, cache)
    return cache
  }
  async match(path: string, { cacheName }: MultiCacheQueryOptions = {}) {
    for (const [name, cache] of this.#all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(path) : undefined
      if (found) return found
    }
    return undefined
  }
  async keys() {
    return [...this.#all.keys()]
  }
  async delete(name: string) {
    return this.#all.delete(name)
  }
  /** The paths in a cache. */
  paths(name: string) {
    return this.#all.get(name)?.paths ?? []
  }
}

/** A browser whose cache storage fails, as Chromium's does when its files are damaged. */
export const brokenCaches = {
  match: () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError')),
  open: () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError')),
}

export const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
