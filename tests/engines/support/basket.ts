import { basketKey } from '../../../src/stores/keys.ts'
import type { Tab } from './tab.ts'

/** Stores lines in the browser's basket, as another tab would; the next page shows them. */
export async function storeBasket(tab: Tab, currency: string, ...lines: readonly object[]): Promise<void> {
  const changed = new Date().toISOString().slice(0, 10)
  await tab.evaluate(
    (key, value) => localStorage.setItem(key, value),
    basketKey,
    JSON.stringify({ currency, changed, lines }),
  )
}

/** The basket as the browser stores it; `null` if it is empty. */
export const storedBasket = async (tab: Tab): Promise<unknown> =>
  JSON.parse((await tab.evaluate(key => localStorage.getItem(key), basketKey)) ?? 'null')
