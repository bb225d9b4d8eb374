import { expect, test, vi } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { type Ride, toGraph } from '../../shared/trip/graph.ts'
import type { Line } from '../../shared/trip/network.ts'
import { line, network } from '../../shared/trip/sample-network.ts'
import { changesText, timetableText } from './board-words.ts'

vi.mock('astro:content', () => import('../../../tests/support/content-collections.ts'))

function rideFrom(from: string, to: string, more: Partial<Line>): Ride {
  const [ride] = toGraph(network([line(from, to, 400, more)])).ridesFrom(from)
  if (!ride) throw new Error('no ride')
  return ride
}

test.each<[behaviour: string, mode: Line['mode'], towns: readonly string[], locale: Locale, words: string]>([
  [
    'the towns where one changes, each once',
    'train',
    ['Hamburg', 'Cologne', 'Hamburg'],
    'en',
    'Hamburg and Cologne',
  ],
  ['a direct train', 'train', [], 'en', 'Direct'],
  ['a direct ferry', 'ferry', [], 'en', 'Direct ferry'],
  ['a direct ferry in Swedish', 'ferry', [], 'sv', 'Direkt med färja'],
  ['a direct ferry in Danish', 'ferry', [], 'da', 'Direkte med færge'],
  ['a direct bus', 'bus', [], 'en', 'Direct bus'],
  ['a direct bus in Swedish', 'bus', [], 'sv', 'Direkt med buss'],
  ['a direct bus in Danish', 'bus', [], 'da', 'Direkte med bus'],
])('the board names %s', (_, mode, towns, locale, words) => {
  expect(changesText(towns, [rideFrom('a', 'z', { mode })], locale)).toBe(words)
})

const towns: Readonly<Record<string, string>> = { 'malmo-c': 'Malmö', 'hamburg-hbf': 'Hamburg' }
const night = { night: { leaves: '21:55', arrives: '05:06' }, asOf: '2026-06-30' }
const butSaturday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'] as const
const season = { from: '03-27', to: '11-01' }

test.each<[behaviour: string, more: Partial<Line>, locale: Locale, words: string | undefined]>([
  ['nothing of a train without clock times that runs every day', {}, 'en', undefined],
  [
    'where a night train leaves and arrives',
    night,
    'en',
    'Leaves Malmö 21:55, arrives Hamburg 05:06 (times of June 2026)',
  ],
  [
    'its season and days',
    { ...night, season, runs: butSaturday },
    'en',
    'Leaves Malmö 21:55, arrives Hamburg 05:06 (times of June 2026; 27 March–1 November, every day but Saturday)',
  ],
  [
    'the same in Swedish',
    { ...night, season, runs: butSaturday },
    'sv',
    'Avgår från Malmö 21:55, framme i Hamburg 05:06 (tider från juni 2026; 27 mars–1 november, alla dagar utom lördag)',
  ],
  [
    'the same in Danish',
    { ...night, season, runs: butSaturday },
    'da',
    'Afgår fra Malmö 21.55, fremme i Hamburg 05.06 (tider fra juni 2026; 27. marts–1. november, alle dage undtagen lørdag)',
  ],
  ['the season of a train without clock times', { season }, 'en', 'Malmö–Hamburg: 27 March–1 November'],
])('the board tells %s', (_, more, locale, words) => {
  const ride = rideFrom('malmo-c', 'hamburg-hbf', more)
  const told = timetableText(ride, id => towns[id] ?? id, locale)
  expect(told?.replaceAll('\u00a0', ' ')).toBe(words)
})
