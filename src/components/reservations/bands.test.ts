import { expect, test } from 'vitest'
import { bandsByCountry } from './bands.ts'

const trains = [
  { id: 'night', countries: ['SE', 'DK', 'DE'] },
  { id: 'ice', countries: ['DE'] },
  { id: 'railjet', countries: ['AT', 'DE'] },
] as const

const bands = (locale: 'en' | 'sv') =>
  bandsByCountry(trains, locale).map(({ name, trains, elsewhere }) => [
    name,
    trains.map(({ id }) => id),
    elsewhere.map(({ id }) => id),
  ])

test('lists a train once, in the band of its first country, and names it in the others', () => {
  expect(bands('en')).toEqual([
    ['Austria', ['railjet'], []],
    ['Denmark', [], ['night']],
    ['Germany', ['ice'], ['night', 'railjet']],
    ['Sweden', ['night'], []],
  ])
})

test('sorts the countries by the language’s alphabet', () => {
  // Ö is the last letter of the Swedish alphabet.
  expect(bands('sv').map(([name]) => name)).toEqual(['Danmark', 'Sverige', 'Tyskland', 'Österrike'])
})
