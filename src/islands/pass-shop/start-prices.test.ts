import { expect, test } from 'vitest'
import { startPrices } from './start-prices.ts'

const euros = (eur: number) => ({ EUR: eur * 100, SEK: 0, DKK: 0, NOK: 0 })
const variant = (id: string, eur: number) => ({ id, history: [{ from: '2026-01-01', prices: euros(eur) }] })
const pass = { id: 'interrail-global', variants: [variant('flexi-4', 283), variant('flexi-5', 335)] }
const start = '2027-01-10T23:00:00.000Z'
const end = '2027-01-31T22:59:59.000Z'
const campaigns = [{ id: 'january', products: [pass.id], percentage: 10, start, end }]
const at = (moment: string) => startPrices(pass, prices => prices, campaigns, new Date(moment), 'en')
const period = { from: Date.parse(start), until: Date.parse(end) }

test('the form contains, hidden, the prices in a coming campaign, as tables do', () => {
  const { passes, from } = at('2026-12-01T12:00:00Z')
  expect(passes['flexi-5']?.words.EUR).toBe('€335')
  expect(passes['flexi-5']?.during).toMatchObject([{ ...period, isHidden: true, words: { EUR: '€301' } }])
  expect(from.words.EUR).toBe('from €283')
  expect(from.during).toMatchObject([{ ...period, isHidden: true, words: { EUR: 'from €254' } }])
})

test('without a script, the form shows the prices of a campaign that runs on the day of the build', () => {
  expect(at('2027-01-20T12:00:00Z').from.during.map(({ isHidden }) => isHidden)).toEqual([false])
  expect(at('2027-02-01T12:00:00Z').from.during).toEqual([])
})
