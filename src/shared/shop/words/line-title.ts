import type { Locale } from '../../../i18n/locales.ts'
import { defineText } from '../../../i18n/text.ts'
import type { BasketLine } from '../basket/line.ts'
import { type Catalogue, productOf } from '../catalogue/catalogue.ts'
import { daysPassName, variantName } from './variant-name.ts'

const text = defineText({
  gone: { en: 'No longer sold', sv: 'Säljs inte längre', da: 'Sælges ikke længere' },
  ticket: { en: 'Train ticket', sv: 'Tågbiljett', da: 'Togbillet' },
})

type Products = Pick<Catalogue, 'products'>

/**
 * The name of a line's product, without anything that was typed.
 * `lineTitle(…) // => 'Interrail Global Pass: Flexi, 5 travel days in 1 month'`
 */
export function lineTitle(catalogue: Products, line: BasketLine, locale: Locale): string {
  const t = text(locale)
  if (line.kind === 'ticket') return t.ticket
  const name = catalogue.products.find(({ id }) => id === line.product)?.name ?? t.gone
  const variant = variantOf(catalogue, line, locale)
  return variant ? `${name}: ${variant}` : name
}

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
