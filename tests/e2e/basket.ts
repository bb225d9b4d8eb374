import type { Page } from '@playwright/test'
import { taxiLine } from '../../src/shared/shop/basket/sample-lines.ts'
import { basketKey } from '../../src/stores/keys.ts'

const person = (name: string, birth: string) => ({ name, lastName: 'Ås', birth, residence: 'SE' })

/** A pass for one adult and a child, and a ride; each price is the page's current one. */
export const lines = {
  pass: {
    kind: 'interrail',
    id: 'pass',
    product: 'interrail-global',
    variant: 'flexi-5',
    class: 'second',
    firstDay: '2027-06-01',
    travellers: [person('Ida', '1990-05-05'), person('Bo', '2019-05-05')],
  },
  taxi: taxiLine,
}

/** Stores lines in the basket of an open page, as another tab would; the next page shows them. */
export async function storeBasket(page: Page, currency: string, ...kept: readonly object[]): Promise<void> {
  await page.evaluate(
    ([key, basket]) => {
      // By the page's own clock, which a test may have set.
      const changed = new Date().toISOString().slice(0, 10)
      localStorage.setItem(key, JSON.stringify({ ...basket, changed }))
    },
    [basketKey, { currency, lines: kept }] as const,
  )
}

/** The basket as the browser stores it. */
export const storedBasket = (page: Page) => page.evaluate(key => localStorage.getItem(key), basketKey)
