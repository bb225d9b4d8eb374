import { readGiftValue } from '../../shared/forms/gift/line.ts'
import type { Currency } from '../../shared/shop/currency.ts'

/**
 * Checks the value in the displayed currency, at the same place as the checked value in another currency: of each row
 * of values the page shows one currency.
 */
export function checkValue(form: HTMLFormElement, currency: Currency): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('[name=value]')]
  const currencyOf = (radio: HTMLInputElement) => readGiftValue(radio.value)?.currency
  const checked = radios.find(radio => radio.checked)
  if (!checked || currencyOf(checked) === currency) return
  const place = radios.filter(radio => currencyOf(radio) === currencyOf(checked)).indexOf(checked)
  const same = radios.filter(radio => currencyOf(radio) === currency)[place]
  if (same) same.checked = true
}
