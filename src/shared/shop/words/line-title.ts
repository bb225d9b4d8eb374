import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { BasketLine } from '../basket/line.ts'
import { type Catalogue, productOf } from '../catalogue/catalogue.ts'
import type { Interrail } from '../catalogue/products.ts'
import { passBrand } from '../pass-chooser/residence.ts'
import { daysPassName, variantName } from './variant-name.ts'

const text = defineText({
  gone: { en: 'No longer sold', sv: 'Säljs inte längre', da: 'Sælges ikke længere' },
  ticket: { en: 'Train ticket', sv: 'Tågbiljett', da: 'Togbillet' },
  both: { en: 'Interrail and Eurail', sv: 'Interrail och Eurail', da: 'Interrail og Eurail' },
})

type Products = Pick<Catalogue, 'products'>
type ProductLine = Exclude<BasketLine, { readonly kind: 'ticket' }>

/**
 * The name of a line's product, without anything that was typed.
 * `lineTitle(…) // => 'Interrail Global Pass: Flexi, 5 travel days in 1 month'`
 */
export function lineTitle(catalogue: Products, line: BasketLine, locale: Locale): string {
  const t = text(locale)
  if (line.kind === 'ticket') return t.ticket
  const name = passNames(catalogue, line, locale) ?? t.gone
  const variant = variantOf(catalogue, line, locale)
  return variant ? `${name}: ${variant}` : name
}

/** The name of a line's product; of an Interrail pass, as it is called where its travellers live. */
function passNames(catalogue: Products, line: ProductLine, locale: Locale): string | undefined {
  const product = catalogue.products.find(({ id }) => id === line.product)
  if (product?.kind !== 'interrail') return product?.name
  const residences =
    line.kind === 'interrail'
      ? line.travellers.map(({ residence }) => residence)
      : line.kind === 'interrail-group'
        ? [line.residence]
        : []
  const names = new Set(residences.map(residence => passName(product, residence)))
  return names.size > 1
    ? product.name.replace('Interrail', text(locale).both)
    : ([...names][0] ?? product.name)
}

/** The name of an Interrail pass for a traveller: Eurail, if they live outside Europe. */
export const passName = ({ name, residence }: Interrail, country: string): string =>
  passBrand(residence, country) === 'eurail' ? name.replace('Interrail', 'Eurail') : name

function variantOf(catalogue: Products, line: BasketLine, locale: Locale): string | undefined {
  switch (line.kind) {
    case 'interrail':
    case 'interrail-group': {
      const found = productOf(catalogue, line.product, 'interrail')?.variants.find(
        ({ id }) => id === line.variant,
      )
      return found ? variantName(found, locale) : text(locale).gone
    }
    case 'days-pass': {
      const found = productOf(catalogue, line.product, 'days-pass')?.variants.find(
        ({ id }) => id === line.variant,
      )
      return found ? daysPassName(found, locale) : text(locale).gone
    }
    case 'gift-card':
    case 'taxi':
    case 'ticket':
      return undefined
  }
}
