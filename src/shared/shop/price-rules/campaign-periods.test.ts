import { expect, test } from 'vitest'
import { campaignPeriods } from './campaign-periods.ts'

const day = (date: number) => new Date(Date.UTC(2027, 0, date))
const campaign = (name: string, start: number, end: number) => ({ name, start: day(start), end: day(end) })

test.each([
  ['one', [campaign('a', 1, 5)], ['a 1–5']],
  ['one after the other', [campaign('a', 1, 5), campaign('b', 6, 9)], ['a 1–5', 'b 6–9']],
  ['a better one begins', [campaign('a', 4, 9), campaign('b', 1, 6)], ['a 4–9', 'b 1–4']],
  ['a better one ends', [campaign('a', 1, 5), campaign('b', 2, 9)], ['a 1–5', 'b 5–9']],
  ['a better one in between', [campaign('a', 4, 5), campaign('b', 1, 9)], ['a 4–5', 'b 1–4', 'b 5–9']],
  ['a better one all the time', [campaign('a', 1, 9), campaign('b', 2, 5)], ['a 1–9']],
])('shows one campaign at a time: %s', (_, campaigns, expected) => {
  const near = (moment: number) => new Date(Math.round(moment / 1000) * 1000).getUTCDate()
  const shown = campaignPeriods(campaigns)
  expect(shown.map(({ campaign: { name }, from, until }) => `${name} ${near(from)}–${near(until)}`)).toEqual(
    expected,
  )
  for (const one of shown)
    for (const other of shown)
      if (one !== other) expect(one.from > other.until || one.until < other.from).toBe(true)
})
