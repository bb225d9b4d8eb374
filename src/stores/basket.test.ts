import { setPersistentEngine } from '@nanostores/persistent'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LineOf } from '../shared/shop/basket/line.ts'
import { basketKey } from './keys.ts'
import { blockedStorage, sampleStorage } from './sample-storage.ts'

const card = (id: string): LineOf<'gift-card'> => ({
  kind: 'gift-card',
  id,
  product: 'gift-card',
  value: 2500,
  design: 'summer',
  greeting: '',
  note: '',
})

/** @param engine where the package stores values, which replaces a blocked storage by an object */
async function fresh(local: Record<string, string>, engine = local) {
  vi.resetModules()
  vi.stubGlobal('localStorage', local)
  setPersistentEngine(engine, { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('document', new EventTarget())
  return import('./basket.ts')
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-02-20T12:00:00Z') }))

test('stores added lines, and nothing once the basket is empty', async () => {
  const local = sampleStorage()
  const { addLine, basket, emptyBasket, isBasketStored } = await fresh(local)
  addLine(card('a'), 'SEK')
  expect(basket.get()).toEqual({ currency: 'SEK', changed: '2027-02-20', lines: [card('a')] })
  expect(JSON.parse(local[basketKey] ?? '')).toEqual(basket.get())
  expect(isBasketStored()).toBe(true)
  emptyBasket()
  expect(basket.get()).toBeUndefined()
  expect(basketKey in local).toBe(false)
})

test('restores a removed line at its old place', async () => {
  const { addLine, basket, removeLine } = await fresh(sampleStorage())
  for (const id of ['a', 'b', 'c']) addLine(card(id), 'EUR')
  const place = removeLine('b')
  expect(place).toBe(1)
  expect(removeLine('b')).toBeUndefined()
  addLine(card('b'), 'EUR', place)
  expect(basket.get()?.lines.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('replaces a changed line in its place, and does not bring back a removed one', async () => {
  const { addLine, basket, replaceLine } = await fresh(sampleStorage())
  for (const id of ['a', 'b', 'c']) addLine(card(id), 'EUR')
  expect(replaceLine({ ...card('b'), value: 5000 })).toBe(true)
  expect(replaceLine(card('d'))).toBe(false)
  expect(basket.get()?.lines).toEqual([card('a'), { ...card('b'), value: 5000 }, card('c')])
})

test('removes what was ordered, and keeps what another tab has added in the meantime', async () => {
  const { addLine, basket, removeOrdered } = await fresh(sampleStorage())
  for (const id of ['a', 'b', 'c']) addLine(card(id), 'SEK')
  removeOrdered([card('a'), card('b')])
  expect(basket.get()?.lines).toEqual([card('c')])
  removeOrdered([card('c')])
  expect(basket.get()).toBeUndefined()
})

test('restores an emptied basket with its currency', async () => {
  const { addLine, basket, emptyBasket, restoreBasket } = await fresh(sampleStorage())
  for (const id of ['a', 'b']) addLine(card(id), 'SEK')
  const emptied = basket.get()
  emptyBasket()
  if (emptied) restoreBasket(emptied)
  expect(basket.get()).toEqual(emptied)
})

test('records the price that the reader has seen', async () => {
  const { addLine, basket, noteSeen } = await fresh(sampleStorage())
  addLine(card('a'), 'EUR')
  noteSeen('a', 2500)
  expect(basket.get()?.lines[0]?.seen).toBe(2500)
})

test('ignores a stored basket that does not parse', async () => {
  const local = sampleStorage()
  local[basketKey] = '{"currency":"SEK"'
  const { basket } = await fresh(local)
  expect(basket.get()).toBeUndefined()
})

test('keeps a line for the life of the page if storage is full, and reports that it is not stored', async () => {
  const { addLine, basket, isBasketStored, removeLine } = await fresh(sampleStorage(10))
  addLine(card('a'), 'EUR')
  addLine(card('b'), 'EUR')
  expect(basket.get()?.lines.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(isBasketStored()).toBe(false)
  removeLine('a')
  expect(basket.get()?.lines.map(({ id }) => id)).toEqual(['b'])
})

test('reports that a line is not stored if storage is blocked', async () => {
  const { addLine, basket, isBasketStored } = await fresh(blockedStorage, {})
  expect(isBasketStored()).toBe(true)
  addLine(card('a'), 'EUR')
  expect(basket.get()?.lines).toHaveLength(1)
  expect(isBasketStored()).toBe(false)
})

test('notifies the page of every change', async () => {
  const { addLine, emptyBasket } = await fresh(sampleStorage())
  const told = vi.fn()
  document.addEventListener('basket:updated', told)
  addLine(card('a'), 'EUR')
  emptyBasket()
  expect(told).toHaveBeenCalledTimes(2)
})
