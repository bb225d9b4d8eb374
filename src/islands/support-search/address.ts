import { queryLength } from '../../shared/search/query-length.ts'

/** The search text of an address. `queryOf('?q=night+train') // => 'night train'` */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, queryLength)
}

/**
 * The address of a query's results, which can be shared; without a query, the plain page. The rest of the address
 * stays, but a hash is removed if the query changes, unless it was chosen since.
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
