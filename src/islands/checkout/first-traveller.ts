import type { Basket } from '../../shared/shop/basket/basket.ts'

interface Named {
  readonly name: string
  readonly lastName: string
}

/** The first traveller of the first pass of a basket; `undefined` where nobody is named. */
export function firstTraveller({ lines }: Pick<Basket, 'lines'>): Named | undefined {
  for (const line of lines)
    if (line.kind === 'interrail' || line.kind === 'days-pass') return line.travellers[0]
  return undefined
}

/**
 * Begins who orders with the first traveller, who most often is the same. Where a name stands already, in either field,
 * both stay as they are.
 */
export function beginWithTraveller(form: HTMLFormElement, basket: Pick<Basket, 'lines'>): void {
  const traveller = firstTraveller(basket)
  const fields = (['name', 'lastName'] as const).map(key => ({ key, field: form.elements.namedItem(key) }))
  if (!traveller || fields.some(({ field }) => !(field instanceof HTMLInputElement) || field.value)) return
  // As what stands there from the beginning: the reader has typed none of it, and would lose nothing.
  for (const { key, field } of fields)
    if (field instanceof HTMLInputElement) field.defaultValue = traveller[key]
}
