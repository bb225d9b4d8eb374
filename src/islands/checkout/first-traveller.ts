import type { Basket } from '../../shared/shop/basket/basket.ts'
import { describeLine } from '../../shared/shop/basket/line.ts'

interface Named {
  readonly name: string
  readonly lastName: string
}

/** The first named traveller of a basket; `undefined` if there is none. */
export const firstTraveller = ({ lines }: Pick<Basket, 'lines'>): Named | undefined =>
  lines.flatMap(line => describeLine(line).travellers)[0]

/**
 * Fills in the customer's name from the first traveller, who is usually the same person. If either field has a value,
 * both stay unchanged.
 */
export function prefillCustomerName(form: HTMLFormElement, basket: Pick<Basket, 'lines'>): void {
  const traveller = firstTraveller(basket)
  const fields = (['name', 'lastName'] as const).flatMap(key => {
    const field = form.querySelector<HTMLInputElement>(`[name=${key}]`)
    return field ? [{ key, field }] : []
  })
  if (!traveller || fields.some(({ field }) => field.value)) return
  // Set as the default value, so that it does not count as typed text.
  for (const { key, field } of fields) field.defaultValue = traveller[key]
}
