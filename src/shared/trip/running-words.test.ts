import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import type { Line } from './network.ts'
import { runningWords } from './running-words.ts'
import { tripText } from './text.ts'

/** Days and months are joined by no-break spaces. */
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ')

const butSaturday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'] as const
const spring = { from: '03-27', to: '11-01' }

test.each<
  [behaviour: string, line: Pick<Line, 'runs' | 'season'>, locale: Locale, words: string | undefined]
>([
  ['nothing of a train that runs every day', {}, 'en', undefined],
  ['nothing of seven weekdays', { runs: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }, 'en', undefined],
  ['a few weekdays, from Monday on', { runs: ['sun', 'mon'] }, 'en', 'Mondays and Sundays only'],
  ['one weekday in Swedish', { runs: ['fri'] }, 'sv', 'endast fredagar'],
  ['a few weekdays in Danish', { runs: ['sat', 'tue', 'thu'] }, 'da', 'kun tirsdage, torsdage og lørdage'],
  ['the only day without', { runs: butSaturday }, 'en', 'every day but Saturday'],
  ['the only day without in Swedish', { runs: butSaturday }, 'sv', 'alla dagar utom lördag'],
  [
    'the days without in Danish',
    { runs: ['mon', 'tue', 'wed', 'thu', 'fri'] },
    'da',
    'alle dage undtagen lørdag og søndag',
  ],
  ['a season', { season: spring }, 'en', '27 March–1 November'],
  [
    'a season within a month, before its weekdays',
    { season: { from: '07-03', to: '07-31' }, runs: ['fri'] },
    'en',
    '3–31 July, Fridays only',
  ],
  [
    'a season that crosses the new year',
    { season: { from: '12-01', to: '02-29' } },
    'en',
    '1 December–29 February',
  ],
  [
    'a season and weekdays in Swedish',
    { season: spring, runs: butSaturday },
    'sv',
    '27 mars–1 november, alla dagar utom lördag',
  ],
  [
    'a season and weekdays in Danish',
    { season: spring, runs: butSaturday },
    'da',
    '27. marts–1. november, alle dage undtagen lørdag',
  ],
])('tells %s', (_, line, locale, words) =>
  expect(plain(runningWords(line, tripText(locale), locale))).toBe(words),
)
