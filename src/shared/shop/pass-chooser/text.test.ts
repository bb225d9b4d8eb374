import { expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.ts'
import { pass } from '../price-rules/test-products.ts'
import { choosePass, type Trip } from './choose.ts'
import { noChoiceWords, reasonWords } from './text.ts'

const at = new Date('2027-02-20T12:00:00Z')
const trip = (days: Partial<Trip>): Trip => ({
  from: '2027-06-01',
  to: '2027-06-21',
  travelDays: 11,
  nights: 0,
  class: 'second',
  travellers: [{ birth: '1990-05-05', residence: 'SE' }],
  ...days,
})

function why(locale: Locale, days: Partial<Trip> = {}): string[] {
  const choice = choosePass({ campaigns: [] }, pass, trip(days), { currency: 'EUR', at })
  if (!choice.ok) throw new Error(choice.fault)
  return reasonWords(pass, choice, 'EUR', locale).map(words => words.replace(/[\u00a0\u202f]/g, ' '))
}

test.each<[Locale, string]>([
  ['en', '11 travel days in 3 weeks: Flexi, 15 travel days in 2 months, €100 less than Continuous, 1 month.'],
  [
    'sv',
    '11 resdagar på 3 veckor: Flexi, 15 resdagar inom 2 månader, 100 € billigare än Continuous, 1 månad.',
  ],
  [
    'da',
    '11 rejsedage på 3 uger: Flexi, 15 rejsedage inden for 2 måneder, 100 € billigere end Continuous, 1 måned.',
  ],
])('says in %s which pass suits a trip, and why', (locale, words) => expect(why(locale)).toEqual([words]))

test('says that a night train takes one day, and names days that are no whole weeks', () => {
  expect(why('en', { to: '2027-06-10', travelDays: 1, nights: 1 })).toEqual([
    '1 travel day in 10 days: Flexi, 4 travel days in 1 month, €100 less than Flexi, 7 travel days in 1 month.',
    'The night train takes only the travel day of departure.',
  ])
})

test('says where one pass alone is long enough', () => {
  expect(why('en', { to: '2027-08-20', travelDays: 11 })[0]).toMatch(
    /: Continuous, 3 months, the only pass that is long enough\.$/,
  )
})

test('says why there is no pass', () => {
  expect(noChoiceWords('none-covers', 'en')).toContain('No pass is valid that long')
})
