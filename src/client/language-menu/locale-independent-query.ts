/**
 * The part of a query that is valid in every language: the values of choices. A search text belongs to one language,
 * and unknown parameters are dropped.
 *
 *     localeIndependentQuery('?region=nordic&q=tåg', name => name === 'region') // => 'region=nordic'
 *
 * @param isChoice whether the page has a choice of that name
 */
export function localeIndependentQuery(search: string, isChoice: (name: string) => boolean): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => isChoice(name))
  return new URLSearchParams(parameters).toString()
}
