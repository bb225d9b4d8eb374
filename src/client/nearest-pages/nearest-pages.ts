import { decodePath } from '../not-found-path/not-found-path.ts'

/** How many insertions, removals and changes of a letter lead from one text to another (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Letters of a path that count: accents, case and the locale's prefix do not. */
const plain = (path: string) =>
  path
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/^\/(?:sv|da)(?=\/)/, '')
    .slice(0, 80)

/** The paths most like a wrong one, best first; those that differ in more than half of their letters are left out. */
export function nearest(path: string, candidates: readonly string[], count: number): string[] {
  const wrong = plain(path)
  return candidates
    .map(candidate => ({ candidate, share: distance(wrong, plain(candidate)) / Math.max(wrong.length, 1) }))
    .filter(({ share }) => share <= 0.5)
    .sort((one, other) => one.share - other.share)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** On the 404 page, shows the pages whose paths are most like the asked one. */
export function install(): () => void {
  const place = document.querySelector<HTMLElement>('[data-nearest]')
  if (!place) return () => {}
  const links = [...place.querySelectorAll('a')]
  const paths = nearest(
    decodePath(location.pathname),
    links.map(link => link.pathname),
    3,
  )
  for (const link of links) link.closest('li')?.toggleAttribute('hidden', !paths.includes(link.pathname))
  place.hidden = paths.length === 0
  return () => {}
}
