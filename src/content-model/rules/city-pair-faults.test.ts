import { beforeAll, expect, test } from 'vitest'
import { cityPairFaults } from './city-pair-faults.ts'
import { readContent } from './content.ts'
import { faultLine } from './fault.ts'
import { contentReader } from './read-files.ts'
import { readSource, type SourceFile } from './source-file.ts'

let lists: readonly SourceFile[]
beforeAll(async () => {
  lists = (await contentReader(process.cwd())()).filter(({ path }) =>
    ['content/stations.yaml', 'content/reservations.yaml', 'content/transfers.yaml'].includes(path),
  )
})

const cities = {
  malmo: '{ id: malmo, name: { en: Malmö, sv: Malmö, da: Malmø }, station: malmo-c }',
  lund: '{ id: lund, name: Lund, station: lund-c }',
  oslo: '{ id: oslo, name: Oslo, station: oslo-s }',
}
const wordsOn = (between: string, danish = 'A.') =>
  `{ between: [${between}], text: { en: A., sv: A., da: '${danish}' } }`
const words = (...about: Parameters<typeof wordsOn>) => `words: [${wordsOn(...about)}]`
const line = "{ from: malmo-c, to: lund-c, minutes: 12, asOf: 2026-11, source: 'https://rail.example/' }"

/** The faults of a file with some cities, with a connection from Malmö to Lund. */
function faultsIn(names: readonly string[], rest: string): string[] {
  const text = `cities: [${names.join(', ')}]\n${rest}\n`
  const { content } = readContent([
    ...lists,
    readSource('content/connections/test.yaml', `[${line}]`),
    readSource('content/city-pairs.yaml', text),
  ])
  return cityPairFaults(content).map(faultLine)
}

test('a station that there is not, which has a fault of its own, is not said to be unreached', () => {
  const nowhere = '{ id: turin, name: Turin, station: turin }'
  expect(faultsIn([cities.malmo, cities.lund, nowhere], 'from: [malmo, turin]')).toEqual([])
})

test('journeys with a connection have no fault', () => {
  expect(faultsIn([cities.malmo, cities.lund], `from: [malmo, lund]\n${words('malmo, lund')}`)).toEqual([])
})

test.each<[what: string, names: string[], rest: string, fault: string]>([
  [
    'a start that is no city',
    [cities.malmo, cities.lund],
    'from: [malmoe]',
    'from.0: there is no city "malmoe"; allowed: malmo, lund',
  ],
  [
    'words on a city that there is not',
    [cities.malmo, cities.lund],
    `from: [malmo]\n${words('malmo, oslo')}`,
    'words.0.between.1: there is no city "oslo"; allowed: malmo, lund',
  ],
  [
    'a second text about a journey',
    [cities.malmo, cities.lund],
    `from: [malmo]\nwords: [${wordsOn('malmo, lund')}, ${wordsOn('lund, malmo')}]`,
    ':3:75  words.1.between: has a text already: keep one of them',
  ],
  [
    'a text about a journey within a city',
    [cities.malmo, cities.lund],
    `from: [malmo]\n${words('malmo, malmo')}`,
    'words.0.between: must name two cities',
  ],
  [
    'a text about a journey without a page',
    [cities.malmo, cities.lund, '{ id: lund-2, name: Lund 2, station: lund-c }'],
    `from: [malmo]\n${words('lund, lund-2')}`,
    'words.0.between: has no page: neither lund nor lund-2 is in `from`',
  ],
  [
    'an id that stands twice',
    [cities.malmo, cities.lund, cities.lund],
    'from: [malmo]',
    'cities.2.id: has the id or a name of "lund"',
  ],
  [
    'a name that makes the address of another city',
    [cities.malmo, cities.lund, '{ id: malmoe, name: Malmö, station: lund-c }'],
    'from: [malmo]',
    'cities.2.id: has the id or a name of "malmo"',
  ],
  [
    'a city to which no way leads',
    [cities.malmo, cities.lund, cities.oslo],
    'from: [malmo]',
    'from.0: no way leads from malmo to oslo',
  ],
])('%s is a fault', (_, names, rest, fault) => {
  expect(faultsIn(names, rest)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['[night trains](guide:sweden)', '[night trains](guide:sweden)'],
  ['{{countries}} lande', '{{'],
  ['<b>Se</b>', '<b>'],
  ['**Se**', '**'],
])('%s would be printed as it is', (text, found) => {
  expect(faultsIn([cities.malmo, cities.lund], `from: [malmo]\n${words('malmo, lund', text)}`)).toEqual([
    expect.stringContaining(`words.0.text.da: ${found} would be printed as it is: this is plain text`),
  ])
})
