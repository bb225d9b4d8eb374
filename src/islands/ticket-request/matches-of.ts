import type { Hit, Search } from '../../shared/search/index.ts'

/** As many as fit between two fields of a phone. */
const maxMatches = 3

/** Results looked at: questions and tips speak of places as well. */
const maxCandidates = 30

/** The guides and routes that fit a journey: those of where it goes, best first, then those of where it begins. */
export function matchesOf(
  search: Search,
  { from, to }: { readonly from: string; readonly to: string },
): Hit[] {
  const found = [to, from]
    .filter(place => place.length > 1)
    .flatMap(place => search.find(place, maxCandidates))
    .filter(({ entry }) => entry.kind === 'guide' || entry.kind === 'route')
  return [...new Map(found.map(hit => [hit.entry.href, hit])).values()].slice(0, maxMatches)
}
