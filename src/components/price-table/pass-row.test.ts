import { expect, test } from 'vitest'
import { passHref, tripHref } from './pass-row.ts'

const flexi = { kind: 'interrail', productId: 'interrail-global', variant: 'flexi-7' } as const
const green = { kind: 'days-pass', productId: 'japan-rail-pass', variant: 'green-7' } as const
const trip = { span: 9, travelDays: 7, class: 1 } as const

test('an Interrail pass is chosen by the trip', () => {
  expect(tripHref(flexi, trip, 'en')).toBe('/buy-interrail?span=9&days=7&class=first#order')
  expect(tripHref(flexi, { ...trip, class: 2 }, 'en')).toBe('/buy-interrail?span=9&days=7#order')
})

test('a pass for days in a row is chosen on its own page', () => {
  expect(tripHref(green, trip, 'en')).toBe('/j-rail-pass?pass=green-7#order')
})

test('each pass has an anchor in the price table of its page', () => {
  expect(passHref(flexi, 'en')).toBe('/buy-interrail#pass-flexi-7')
  expect(passHref(green, 'en')).toBe('/j-rail-pass#pass-green-7')
})
