import { setPersistentEngine } from '@nanostores/persistent'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../../../tests/support/render-hook.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { BasketLine, LineOf } from '../../shared/shop/basket/line.ts'
import { sampleCatalogues } from '../../shared/shop/sample-catalogues.ts'
import { sampleStorage } from '../../stores/sample-storage.ts'
import type { PriceSource, useAdding } from './use-adding.ts'

const catalogue = sampleCatalogues.en

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-20T12:00:00Z'), toFake: ['Date'] })
  vi.resetModules()
  const storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  setPersistentEngine(storage, { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('document', new EventTarget())
})

const card = (id: string, value = 2500): LineOf<'gift-card'> => ({
  kind: 'gift-card',
  id,
  product: 'gift-card',
  value,
  design: 'summer',
  greeting: '',
  note: '',
})

const pass = (firstDay: string): LineOf<'days-pass'> => ({
  kind: 'days-pass',
  id: 'pass',
  product: 'japan-rail-pass',
  variant: 'standard-7',
  firstDay,
  travellers: [{ name: 'Ida', lastName: 'Ek', birth: '1990-05-05', residence: 'SE' }],
})

async function setUp(first: PriceSource) {
  const module = await import('./use-adding.ts')
  const { addLine, basket } = await import('../../stores/basket.ts')
  const { currency } = await import('../../stores/currency.ts')
  const onPut = vi.fn()
  const { result, rerender } = await renderHook(
    (from: PriceSource) =>
      module.useAdding({ catalogue: from, currency: 'EUR', locale: 'en', text: { full: 'full' }, onPut }),
    first,
  )
  return {
    result,
    rerender,
    addLine,
    onPut,
    add: (...lines: readonly BasketLine[]) => act(async () => result().add(...lines)),
    addMade: (make: Parameters<ReturnType<typeof useAdding>['addMade']>[0]) =>
      act(async () => result().addMade(make)),
    lines: () => basket.get()?.lines ?? [],
    chosen: () => currency.get(),
  }
}

it('adds lines with their prices, in the currency that they were seen in', async () => {
  const { add, lines, result, onPut, chosen } = await setUp(catalogue)
  await add(card('a'), card('b', 5000))
  expect(lines()).toEqual([
    { ...card('a'), seen: 2500 },
    { ...card('b', 5000), seen: 5000 },
  ])
  expect(chosen()).toBe('EUR')
  expect(result()).toMatchObject({ added: 'Gift card and Gift card', fault: undefined })
  expect(onPut).toHaveBeenCalledOnce()
})

it('leaves a changed line in its place', async () => {
  const { add, addLine, lines } = await setUp(catalogue)
  await act(async () => {
    addLine(card('a'), 'EUR')
    addLine(card('b'), 'EUR')
  })
  await add(card('a', 5000))
  expect(lines()).toEqual([{ ...card('a', 5000), seen: 5000 }, card('b')])
})

it('adds no line if one of them cannot be ordered, and says why', async () => {
  const { add, lines, result, onPut } = await setUp(catalogue)
  await add(card('a'), pass('2027-02-19'))
  expect(result().fault).toBe('That date has passed: choose a later one.')
  expect(result().added).toBeUndefined()
  expect(lines()).toEqual([])
  expect(onPut).not.toHaveBeenCalled()
})

it('adds no line to a full basket, but changes one that is in it', async () => {
  const { add, addLine, lines, result } = await setUp(catalogue)
  await act(async () => {
    for (let line = 0; line < basketLimits.lines; line += 1) addLine(card(`${line}`), 'EUR')
  })
  await add(card('another'))
  expect(result().fault).toBe('full')
  expect(lines()).toHaveLength(basketLimits.lines)
  await add(card('7', 5000))
  expect(lines()[7]).toEqual({ ...card('7', 5000), seen: 5000 })
})

it('waits for the prices before it adds a line', async () => {
  const { add, lines, rerender, onPut } = await setUp(undefined)
  await add(card('a'))
  expect(lines()).toEqual([])
  await rerender(catalogue)
  expect(lines()).toEqual([{ ...card('a'), seen: 2500 }])
  await rerender({ ...catalogue })
  expect(onPut).toHaveBeenCalledOnce()
})

it('waits for the prices before it makes lines that depend on them', async () => {
  const { addMade, lines, rerender } = await setUp(undefined)
  await addMade(({ products }) => [card(`one of ${products.length} products`)])
  expect(lines()).toEqual([])
  await rerender(catalogue)
  expect(lines()).toMatchObject([{ id: `one of ${catalogue.products.length} products`, seen: 2500 }])
})

it('adds no line later if the form was changed while it waited', async () => {
  const { add, lines, result, rerender } = await setUp(undefined)
  await add(card('a'))
  await act(async () => result().forgetFault())
  await rerender(catalogue)
  expect(lines()).toEqual([])
})

it('adds nothing without prices, except what customer service prices', async () => {
  const { add, lines, rerender } = await setUp('failed')
  const ticket: LineOf<'ticket'> = {
    kind: 'ticket',
    id: 'ticket',
    from: 'Lund C',
    to: 'Oslo S',
    date: '2027-03-01',
    time: '',
    class: 'second',
    travellers: '2 adults',
    wishes: '',
  }
  await add(ticket)
  expect(lines()).toEqual([])
  await rerender('none')
  expect(lines()).toEqual([ticket])
})

it('shows the form again after a line was added', async () => {
  const { add, result } = await setUp(catalogue)
  await add(card('a'))
  await act(async () => result().again())
  expect(result().added).toBeUndefined()
})
