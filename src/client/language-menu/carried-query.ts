/**
 * What of an address's query means the same in another language: the values of choices, whose words alone differ. A
 * search is in a language, and what no field of the page knows is left behind.
 *
 *     carriedQuery('?region=nordic&q=tåg', name => name === 'region') // => 'region=nordic'
 *
 * @param isChoice whether the page has a choice of that name
 */
export function carriedQuery(search: string, isChoice: (name: string) => boolean): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => isChoice(name))
  return new URLSearchParams(parameters).toString()
}
