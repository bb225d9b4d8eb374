import { expect, it } from 'vitest'
import { defineText } from './text.ts'

const text = defineText({
  send: { en: 'Send', sv: 'Skicka', da: 'Send' },
  days: {
    en: (count: number) => `${count} days`,
    sv: (count: number) => `${count} dagar`,
    da: (count: number) => `${count} dage`,
  },
})

it.each([
  ['en', 'Send', '3 days'],
  ['sv', 'Skicka', '3 dagar'],
  ['da', 'Send', '3 dage'],
] as const)('picks the texts in %s', (locale, send, days) => {
  expect(text(locale).send).toBe(send)
  expect(text(locale).days(3)).toBe(days)
})

it('picks the texts of a locale only once', () => {
  expect(text('sv')).toBe(text('sv'))
  expect(text('sv')).not.toBe(text('da'))
})
