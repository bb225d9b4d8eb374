import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'
import { text } from './text.ts'

const hours = { weekdays: [1, 2, 3, 4, 5], opens: '08:30', closes: '16:30' }

test.each([
  [
    '2026-11-24T10:00:00Z',
    'en',
    'Today, Tuesday 24 November',
    'Normally by the end of Wednesday 25 November',
  ],
  // Late on a Friday in UTC it is Saturday in the shop's time zone, and the next working day is Monday.
  ['2026-11-27T23:30:00Z', 'sv', 'I dag, lördag 28 november', 'Normalt senast måndag 30 november'],
  // Christmas is on a Thursday to Sunday.
  ['2026-12-23T10:00:00Z', 'da', 'I dag, onsdag 23. december', 'Normalt senest mandag 28. december'],
] as const)('an order of %s in %s has its days', (at, locale, today, answer) => {
  const steps = nextSteps({ at: new Date(at), basket: undefined }, hours, text(locale), locale)
  expect(steps).toHaveLength(4)
  expect(steps.slice(0, 2).map(({ when }) => when.replace(/\s/g, ' '))).toEqual([today, answer])
})

test('a group is told by when to send the names', () => {
  const counts = { adult: 12, youth: 2, senior: 0, child: 0 }
  const pass = { id: 'a', product: 'interrail-global', variant: 'flexi-4', class: 'second', counts } as const
  const lines = [{ ...pass, kind: 'interrail-group', residence: 'SE', firstDay: '2027-06-01' } as const]
  const t = text('en')
  const steps = nextSteps({ at: new Date('2027-02-20T12:00:00Z'), basket: { lines } }, hours, t, 'en')
  expect(steps).toHaveLength(5)
  expect(steps[3]).toEqual({ when: 'By 18\u00a0May 2027', what: t.sendNames })
})
