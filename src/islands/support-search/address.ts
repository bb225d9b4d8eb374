import { queryLength } from '../../shared/search/query.ts'

/** The search text of an address. `queryOf('?q=night+train') // => 'night train'` */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, queryLength)
}

/**
 * The address that shows a question's results, to be shared; without one, the plain page. What else the address
 * holds stays, but not a place on the page when the question is another, unless the place was chosen since.
 *
 *     withQuery('https://a.example/support#children', 'refund') // => 'https://a.example/support?q=refund'
 */
export function withQuery(address: string, query: string, keepPlace = false): string {
  const url = new URL(address)
  const trimmed = query.trim().slice(0, queryLength)
  if (queryOf(url.search) === trimmed) return address
  if (trimmed === '') url.searchParams.delete('q')
  else url.searchParams.set('q', trimmed)
  if (!keepPlace) url.hash = ''
  return url.href
}
