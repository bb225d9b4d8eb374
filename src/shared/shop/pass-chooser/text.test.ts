import { expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { pass } from '../price-rules/test-products.ts'
import { choosePass } from './choose.ts'
import type { Trip } from './offers.ts'
import { noChoiceWords, reasonWords, splitWords, ticketWords } from './text.ts'

const at = new Date('2027-02-20T12:00:00Z')
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')

function choose(days: Partial<Trip>) {
  const trip: Trip = {
    from: '2027-06-01',
    to: '2027-06-21',
    travelDays: 11,
    class: 'second',
    travellers: [{ birth: '1990-05-05', residence: 'SE' }],
    ...days,
  }
  const choice = choosePass({ campaigns: [] }, pass, trip, { currency: 'EUR', at })
  if (!choice.ok) throw new Error(choice.fault)
  return choice
}
const why = (locale: Locale, days: Partial<Trip> = {}) => plain(reasonWords(choose(days), 'EUR', locale))

test.each<[Locale, string]>([
  ['en', 'Enough for 11 travel days in 3 weeks, and €100 less than the next best.'],
  ['sv', 'Räcker till 11 resdagar på 3 veckor och är 100 € billigare än det näst bästa.'],
  ['da', 'Rækker til 11 rejsedage på 3 uger og er 100 € billigere end det næstbedste.'],
])('says in %s why a pass suits a trip', (locale, words) => expect(why(locale)).toBe(words))

test.each<[string, Partial<Trip>, string]>([
  [
    'days that are no whole weeks',
    { to: '2027-06-10', travelDays: 4 },
    'Enough for 4 travel days in 10 days, and',
  ],
  ['days in a row', { to: '2027-06-04', travelDays: 4 }, 'Enough for 4 travel days in a row, and'],
  ['one day', { to: '2027-06-01', travelDays: 1 }, 'Enough for 1 travel day, and'],
  [
    'the only pass',
    { to: '2027-08-20', travelDays: 40 },
    'Enough for 40 travel days in 81 days, and the only pass that is.',
  ],
  [
    'two passes',
    { to: '2027-08-04', travelDays: 10 },
    'Enough for 10 travel days in 65 days, and €160 less than one pass for the whole trip.',
  ],
  [
    'two passes, since one is not enough',
    { to: '2027-09-28' },
    'Enough for 11 travel days in 120 days. No single pass is enough.',
  ],
])('names %s', (_, days, words) => expect(why('en', days)).toContain(words))

const end = { firstEnds: '2027-07-31', secondBegins: '2027-08-01' }
test.each<[Locale, Parameters<typeof splitWords>[0], boolean, string]>([
  ['en', end, true, 'Your travel days can be whichever days you like.'],
  [
    'en',
    { ...end, mostAfter: 4 },
    true,
    'Only if no more than 4 of your travel days fall after 31 July 2027.',
  ],
  [
    'en',
    { ...end, mostAfter: 4 },
    false,
    'Only if no more than 4 of your travel days fall after the first pass’s last day.',
  ],
  [
    'sv',
    { ...end, mostBefore: 10 },
    true,
    'Bara om högst 10 av resdagarna infaller till och med den 31 juli 2027.',
  ],
  [
    'da',
    { ...end, mostBefore: 10, mostAfter: 4 },
    true,
    'Kun hvis højst 10 af rejsedagene falder til og med den 31. juli 2027, og højst 4 derefter.',
  ],
])('says in %s how travel days have to be split: %j', (locale, limits, isDated, words) =>
  expect(plain(splitWords(limits, isDated, locale))).toBe(words),
)

test('says why ordinary tickets are probably cheaper', () => {
  const { tickets } = choose({ travelDays: 2 })
  expect(tickets && plain(ticketWords(tickets, 'EUR', 'sv'))).toBe(
    'Med passet kostar en resdag 150 € per person. Med vanliga biljetter, köpta i god tid, kostar den ungefär 100 € enligt vår egen uppskattning.',
  )
})

test('says why there is no pass', () => {
  expect(noChoiceWords('none-covers', 'en')).toContain('Even two passes in a row')
})
