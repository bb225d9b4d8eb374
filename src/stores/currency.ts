import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { type Currency, knownCurrency } from '../shared/shop/currency.ts'
import { currencyKey } from './keys.ts'

/** Version 1 of the saved choice: the currency's code alone. */
const $chosen = persistentAtom<string>(currencyKey, '')

/** The currency that the reader chose, in step across tabs; `undefined` before any choice. */
export const currency = computed($chosen, code => knownCurrency(code))

export function chooseCurrency(code: Currency): void {
  $chosen.set(code)
}
