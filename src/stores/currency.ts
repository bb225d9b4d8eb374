import { computed } from 'nanostores'
import { type Currency, parseCurrency } from '../shared/shop/currency.ts'
import { currencyKey } from './keys.ts'
import { persistentStore } from './persistent-store.ts'
import { stringCodec } from './string-codec.ts'

/** Version 1 of the saved choice: the currency's code alone. */
const $chosen = persistentStore(currencyKey, '', stringCodec)

/** The currency that the reader chose, synchronised across tabs; `undefined` before any choice. */
export const currency = computed($chosen.value, code => parseCurrency(code))

export function chooseCurrency(code: Currency): void {
  $chosen.set(code)
}
