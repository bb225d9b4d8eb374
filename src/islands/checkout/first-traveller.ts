import type { Basket } from '../../shared/shop/basket/basket.ts'

interface Named {
  readonly name: string
  readonly lastName: string
}

/** The first named traveller of a basket; `undefined` if there is none. */
export function firstTraveller({ lines }: Pick<Basket, 'lines'>): Named | undefined {
  for (const line of lines)
    if (line.kind === 'interrail' || line.kind === 'days-pass') return line.travellers[0]
  return undefined
}

/**
 * Fills in the customer's name from the first traveller, who is usually the same person. If either field has a value,
 * both stay unchanged.
 */
export function beginWithTraveller(form: HTMLFormElement, basket: Pick<Basket, 'lines'>): void {
  const traveller = firstTraveller(basket)
  const fields = (['name', 'lastName'] as const).map(key => ({ key, field: form.elements.namedItem(key) }))
  if (!traveller || fields.some(({ field }) => !(field instanceof HTMLInputElement) || field.value)) return
  // Set as the default value, so that it does not count as typed text.
  for (const { key, field } of fields)
    if (field instanceof HTMLInputElement) field.defaultValue = traveller[key]
}
