import { misspelling } from '../../shared/search/misspelling.ts'

/** A page that a wrong address may mean. */
export interface Candidate {
  readonly path: string
  /** Other words for it, in any language. */
  readonly also: readonly string[]
}

/** The highest share of wrong letters. In a short word one wrong letter makes another word. */
const maxShare = (requested: string) => (requested.length < 5 ? 0.2 : 0.4)

/** Removes accents, case and everything except letters and digits. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 80)

/** The last segment of a path, which identifies the page; the segments before it are shared by many pages. */
const lastPart = (path: string) => path.replace(/\/+$/, '').split('/').at(-1) ?? ''

/** The words of a wrong path, to search for. `wordsOfPath('/guide-detail/norwey_2.html') // => 'norwey 2'` */
export const wordsOfPath = (path: string) =>
  lastPart(path)
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** The share of wrong letters. */
const errorShare = (one: string, other: string) =>
  misspelling(one, other).full / Math.max(one.length, other.length, 1)

/** The difference between the requested words and a name, compared as a whole or word by word in any order. */
function difference(requested: string, name: string): number {
  const words = name.split('-')
  const perWord = requested.split('-').map(word => Math.min(...words.map(other => errorShare(word, other))))
  const mean = perWord.reduce((sum, share) => sum + share, 0) / perWord.length
  // A name with additional words is less likely.
  return Math.min(errorShare(requested, name), mean + 0.02 * words.length)
}

/** The paths most similar to a wrong one, best first. */
export function nearestPaths(path: string, candidates: readonly Candidate[], count: number): string[] {
  const requested = normalize(wordsOfPath(path))
  if (requested.length < 2) return []
  return candidates
    .map(candidate => {
      const names = [lastPart(candidate.path), ...candidate.also].map(normalize)
      return { path: candidate.path, share: Math.min(...names.map(name => difference(requested, name))) }
    })
    .filter(({ share }) => share <= maxShare(requested))
    .sort((one, other) => one.share - other.share)
    .slice(0, count)
    .map(({ path }) => path)
}

/** On the 404 page, lists the pages most similar to the requested one, if there are any, and fills in the search field. */
export function install(): () => void {
  const requested = document.querySelector('[data-requested-path]')?.textContent ?? ''
  const field = document.querySelector<HTMLInputElement>('.lookup input')
  if (field && field.value === '') field.value = wordsOfPath(requested)
  const list = document.querySelector('[data-nearest] ul')
  const every = document.querySelector<HTMLTemplateElement>('[data-nearest] template')?.content
  if (!list || !every) return () => {}
  // Links in a template have no resolved address yet, only the attribute.
  const items = new Map([...every.children].map(item => [writtenPath(item), item]))
  const candidates = [...items].map(([path, item]) => ({
    path,
    also: item.querySelector('a')?.dataset['also']?.split(', ') ?? [],
  }))
  const found = nearestPaths(requested, candidates, list.children.length)
  if (found.length > 0) list.replaceChildren(...found.flatMap(path => items.get(path) ?? []))
  return () => {}
}

const writtenPath = (item: Element) => item.querySelector('a')?.getAttribute('href') ?? ''
