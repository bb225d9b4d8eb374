import { expect, it } from 'vitest'
import { readMessage, sendToWidget } from './messages.ts'

const read = (type: string, detail?: unknown) => readMessage(new CustomEvent(type, { detail }))
const basket = { count: 2, total: 28300, currency: 'EUR' }

it.each([
  ['widget:ready', undefined],
  ['widget:ready', 'anything'],
  ['widget:error', { message: 'No seats today' }],
  ['basket:change', basket],
  ['basket:change', { count: 0, total: 0, currency: 'NOK' }],
  ['basket:item-removed', { name: '<b>Pass</b>' }],
  ['checkout:start', null],
  ['currency:change', { currency: 'SEK' }],
])('reads %s with %j', (type, detail) => {
  expect(read(type, detail)?.type).toBe(type)
})

it.each([
  ['basket:change', undefined],
  ['basket:change', { ...basket, count: '2' }],
  ['basket:change', { ...basket, count: -1 }],
  ['basket:change', { ...basket, count: 1e9 }],
  ['basket:change', { ...basket, total: 283.5 }],
  ['basket:change', { ...basket, total: Number.NaN }],
  ['basket:change', { ...basket, currency: 'USD' }],
  ['basket:item-removed', { name: ['Pass'] }],
  ['basket:item-removed', { name: 'x'.repeat(501) }],
  ['widget:error', {}],
  ['currency:change', { currency: 'eur' }],
  ['locale:change', { locale: 'sv' }],
  ['innerHTML', { message: 'x' }],
])('drops %s with %j', (type, detail) => {
  expect(read(type, detail)).toBeUndefined()
})

it('ignores the content of an event that only reports that it happened', () => {
  expect(readMessage(new Event('widget:ready'))?.type).toBe('widget:ready')
  expect(readMessage(new Event('basket:change'))).toBeUndefined()
})

it('ignores the page’s own events', () => {
  const host = new EventTarget()
  const heard: unknown[] = []
  host.addEventListener('currency:change', event => heard.push(readMessage(event)))
  sendToWidget(host, 'currency:change', { currency: 'DKK' })
  host.dispatchEvent(new CustomEvent('currency:change', { detail: { currency: 'DKK' } }))
  expect(heard).toEqual([undefined, { type: 'currency:change', detail: { currency: 'DKK' } }])
})
