/** Letters by which words are kept together. */
const beginning = 2
const ending = 4

/** The terms of many texts, found by how they begin and end without a look at all of them: a key has no time for that. */
export class Vocabulary {
  readonly #all = new Set<string>()
  /** Those of the texts' own language. */
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

  /** Whether it is a word of the texts' own language: another language's may be a misspelled one of this. */
  hasOwn(term: string): boolean {
    return this.#own.has(term)
  }

  /** The terms whose beginning, of two letters, is one that is looked for. */
  begunAs(isWanted: (beginning: string) => boolean): string[] {
    return [...this.#beginnings].flatMap(([beginning, terms]) => (isWanted(beginning) ? terms : []))
  }

  /** The longer terms that begin as a term of two letters or more does. */
  longer(term: string): string[] {
    const near = this.#beginnings.get(term.slice(0, beginning)) ?? []
    return near.filter(other => other.length > term.length && other.startsWith(term))
  }

  /** The longer terms that end as a term of four letters or more does. */
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
