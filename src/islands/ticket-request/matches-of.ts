import type { Hit, Search } from '../../shared/search/index.ts'

/** As many as fit between two fields on a phone. */
const maxMatches = 3

/** The number of results that are considered, since questions and tips name places as well. */
const maxCandidates = 30

/** The guides and routes that fit a journey: those of its destination, best first, then those of its start. */
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
