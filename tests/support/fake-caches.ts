const base = 'https://perrong.test'
const addressOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, base).href

/** A cache in memory, as far as the worker uses one. What is put anew stands last, as in a browser. */
class FakeCache {
  readonly #entries = new Map<string, Response>()

  async match(key: RequestInfo | URL) {
    return this.#entries.get(addressOf(key))?.clone()
  }
  async put(key: RequestInfo | URL, answer: Response) {
    const address = addressOf(key)
    const body = await answer.blob()
    this.#entries.delete(address)
    this.#entries.set(address, new Response(body, { status: answer.status, headers: answer.headers }))
  }
  async delete(key: RequestInfo | URL) {
    return this.#entries.delete(addressOf(key))
  }
  async keys() {
    return [...this.#entries.keys()].map(address => new Request(address))
  }
}

/** In place of the browser's `caches`. */
export class FakeCaches {
  readonly #all = new Map<string, FakeCache>()

  async open(name: string) {
    const cache = this.#all.get(name) ?? new FakeCache()
    this.#all.set(name, cache)
    return cache
  }
  async match(key: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
    for (const [name, cache] of this.#all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(key) : undefined
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
  /** The paths that a cache holds. */
  async paths(name: string) {
    return (await (await this.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  }
}

export const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
