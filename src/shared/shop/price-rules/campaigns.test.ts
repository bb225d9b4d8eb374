import { expect, it } from 'vitest'
import { nextChange } from './campaigns.ts'

const campaign = (start: string, end: string) => ({
  id: start,
  percentage: 10,
  products: ['pass'],
  start,
  end,
})
const campaigns = [
  campaign('2027-01-11T00:00:00.000Z', '2027-01-31T22:59:59.000Z'),
  campaign('2027-01-20T00:00:00.000Z', '2027-02-10T00:00:00.000Z'),
]

it.each([
  ['2027-01-01T00:00:00.000Z', '2027-01-11T00:00:00.000Z'],
  ['2027-01-11T00:00:00.000Z', '2027-01-20T00:00:00.000Z'],
  ['2027-01-31T22:59:59.000Z', '2027-01-31T22:59:59.001Z'],
  ['2027-01-31T22:59:59.001Z', '2027-02-10T00:00:00.001Z'],
  ['2027-02-10T00:00:00.001Z', undefined],
])('after %s prices change at %s', (after, next) => {
  expect(nextChange(campaigns, new Date(after))?.toISOString()).toBe(next)
})
