/** A `Cache` in memory, with the methods that our code uses, as in a browser. */
export class MemoryCache implements Cache {
  readonly #entries = new Map<string, Response>()
  /** Returns what a `put` of a path throws, if it should fail. */
  fault: (path: string) => unknown = () => undefined

  /** Its paths, in the order of writing. */
  get paths(): string[] {
    return [...this.#entries.keys()]
  }

  async keys(): Promise<Request[]> {
    return this.paths.map(path => new Request(`https://perrong.example${path}`))
  }
  async match(path: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(String(path))?.clone()
  }
  async put(path: RequestInfo | URL, answer: Response): Promise<void> {
    const fault = this.fault(String(path))
    if (fault) throw fault
    this.#entries.set(String(path), answer)
  }
  async delete(path: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(String(path))
  }
  add = unused
  addAll = unused
  matchAll = unused
}

async function unused(): Promise<never> {
  throw new Error('Our code does not use this')
}
