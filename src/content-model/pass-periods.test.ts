import { expect, it } from 'vitest'
import { passName, passPeriods } from './pass-periods.ts'

const flexi = [
  { travelDays: 4, within: { months: 1 } },
  { travelDays: 5, within: { months: 1 } },
  { travelDays: 7, within: { months: 1 } },
  { travelDays: 10, within: { months: 2 } },
]

it.each([
  ['en', ['4, 5 or 7 days within 1 month', '10 days within 2 months']],
  ['sv', ['4, 5 eller 7 dagar inom 1 månad', '10 dagar inom 2 månader']],
  ['da', ['4, 5 eller 7 dage inden for 1 måned', '10 dage inden for 2 måneder']],
] as const)('names travel days within the same period together, in %s', (locale, words) => {
  expect(passPeriods(flexi, locale)).toEqual(words)
})

it('names a period without travel days by itself', () => {
  expect(passPeriods([{ within: { days: 15 } }, { within: { months: 1 } }], 'da')).toEqual([
    '15 dage',
    '1 måned',
  ])
})

it('names a pass by its type and its days', () => {
  expect(passName({ type: 'flexi', travelDays: 5, within: { months: 1 } }, 'sv')).toBe('Flexi, 5 dagar')
  expect(passName({ type: 'continuous', within: { days: 15 } }, 'en')).toBe('Continuous, 15 days')
  expect(passName({ type: 'continuous', within: { months: 1 } }, 'da')).toBe('Continuous, 1 måned')
})
