/** The number of letters by which words are grouped. */
const beginning = 2
const ending = 4

/** The terms of many texts, grouped by their beginnings and ends, since a key leaves no time to search them all. */
export class Vocabulary {
  readonly #all = new Set<string>()
  /** The terms of the texts' own language. */
  readonly #own = new Set<string>()
  readonly #beginnings = new Map<string, string[]>()
  readonly #endings = new Map<string, string[]>()

  /** @param isOwn whether it is a term of the texts' own language, and not of a name in another */
  add(term: string, isOwn = true): void {
    if (isOwn) this.#own.add(term)
    if (this.#all.has(term)) return
    this.#all.add(term)
    keep(this.#beginnings, term.slice(0, beginning), term)
    keep(this.#endings, term.slice(-ending), term)
  }

  has(term: string): boolean {
    return this.#all.has(term)
  }

  /** Whether it is a word of the texts' own language. A word of another language may be a misspelled one of this. */
  hasOwn(term: string): boolean {
    return this.#own.has(term)
  }

  /** The terms whose first two letters pass a test. */
  startingWith(isWanted: (beginning: string) => boolean): string[] {
    return [...this.#beginnings].flatMap(([beginning, terms]) => (isWanted(beginning) ? terms : []))
  }

  /** The longer terms that begin with a term of two letters or more. */
  longer(term: string): string[] {
    const near = this.#beginnings.get(term.slice(0, beginning)) ?? []
    return near.filter(other => other.length > term.length && other.startsWith(term))
  }

  /** The longer terms that end with a term of four letters or more. */
  endingIn(term: string): string[] {
    const near = this.#endings.get(term.slice(-ending)) ?? []
    return near.filter(other => other.length > term.length && other.endsWith(term))
  }
}

function keep(groups: Map<string, string[]>, group: string, term: string): void {
  const known = groups.get(group)
  if (known) known.push(term)
  else groups.set(group, [term])
}
