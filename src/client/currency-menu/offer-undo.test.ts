import { type PersistentListener, setPersistentEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import { basketKey } from '../../stores/keys.ts'
import { sampleStorage } from '../../stores/sample-storage.ts'

const bar = '../lib/notice-bar.ts'

const filled = (currency: Basket['currency'], id: string): Basket => ({
  currency,
  changed: '2027-02-20',
  lines: [
    { kind: 'gift-card', id, product: 'gift-card', value: 2500, design: 'summer', greeting: '', note: '' },
  ],
})

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-02-20T12:00:00Z') }))
afterEach(() => {
  vi.doUnmock(bar)
  vi.resetModules()
})

/** A page whose basket was emptied by a change of currency, with what other tabs do to it. */
async function emptied() {
  vi.resetModules()
  const storage = sampleStorage()
  const listeners: { changed: PersistentListener; shown: () => void }[] = []
  setPersistentEngine(storage, {
    addEventListener: (key, changed, shown) => {
      if (key === basketKey) listeners.push({ changed, shown })
    },
    removeEventListener() {},
  })
  vi.stubGlobal('localStorage', storage)
  const page = { lang: 'en', dataset: {} }
  const noElements = { activeElement: null, body: null, querySelectorAll: () => [] }
  vi.stubGlobal('document', Object.assign(new EventTarget(), noElements, { documentElement: page }))
  const notices = new Map<string, () => void>()
  vi.doMock(bar, () => ({
    showNotice(name: string, _: string, undo: { press: () => void }) {
      notices.set(name, undo.press)
      return { querySelector: () => null }
    },
    hideNotice: (name: string) => notices.delete(name),
  }))
  const { basket } = await import('../../stores/basket.ts')
  const { offerUndo } = await import('./offer-undo.ts')
  offerUndo(filled('SEK', 'mine'))
  const other = JSON.stringify(filled('EUR', 'theirs'))
  return {
    basket,
    undo: () => [...notices.values()][0],
    otherTab() {
      storage[basketKey] = other
      for (const { changed } of listeners) changed({ key: basketKey, newValue: other })
    },
    backFromCache() {
      storage[basketKey] = other
      for (const { shown } of listeners) shown()
    },
  }
}

test('restores the basket while it is empty', async () => {
  const { basket, undo } = await emptied()
  undo()?.()
  expect(basket.get()).toEqual(filled('SEK', 'mine'))
  expect(undo()).toBeUndefined()
})

test.each(['otherTab', 'backFromCache'] as const)(
  'is not offered over a basket begun elsewhere (%s)',
  async where => {
    const page = await emptied()
    expect(page.undo()).toBeDefined()
    page[where]()
    expect(page.undo()).toBeUndefined()
    expect(page.basket.get()).toEqual(filled('EUR', 'theirs'))
  },
)
