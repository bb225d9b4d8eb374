import { basketKey } from '../../../src/stores/keys.ts'
import type { Tab } from './tab.ts'

/** Puts lines into the basket of the browser, as another tab would; the next page has them. */
export async function storeBasket(tab: Tab, currency: string, ...lines: readonly object[]): Promise<void> {
  const changed = new Date().toISOString().slice(0, 10)
  await tab.evaluate(
    (key, value) => localStorage.setItem(key, value),
    basketKey,
    JSON.stringify({ currency, changed, lines }),
  )
}

/** The basket as the browser keeps it; `null` where it is empty. */
export const storedBasket = async (tab: Tab): Promise<unknown> =>
  JSON.parse((await tab.evaluate(key => localStorage.getItem(key), basketKey)) ?? 'null')
