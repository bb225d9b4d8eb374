import type { Locale } from '../../../i18n/locales.ts'
import type { Currency } from '../currency.ts'
import { formatMoney } from '../format-money.ts'
import type { ExplainedPrice } from '../price-rules/explain.ts'
import { stepWords } from '../price-rules/text.ts'

/** The steps of one price, each with its change. `[['Price for an adult', '€335'], ['Youth', '−€84']]` */
export const stepRows = ({ steps }: ExplainedPrice, currency: Currency, locale: Locale): [string, string][] =>
  steps.map(step => [
    stepWords(step, currency, locale),
    step.change === 0 ? '' : signed(step.change, currency, locale, step.kind),
  ])

function signed(change: number, currency: Currency, locale: Locale, kind: string): string {
  const sum = formatMoney(Math.abs(change), currency, locale)
  if (change < 0) return `−${sum}`
  return ['price', 'value', 'price-from'].includes(kind) ? sum : `+${sum}`
}
