import { currencies } from '../../config/currency.ts'
import { chooseCurrency, currency } from '../../stores/currency.ts'

/** The currency menu: every price of the page is there in each currency, and an attribute picks one. */
export function install(): () => void {
  const choose = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const code = event.target.closest<HTMLElement>('button[data-choose-currency]')?.dataset['chooseCurrency']
    const chosen = currencies.find(known => known === code)
    if (!chosen) return
    chooseCurrency(chosen)
    event.target.closest('details')?.removeAttribute('open')
  }
  document.addEventListener('click', choose)
  const stop = currency.subscribe(chosen => {
    const page = document.documentElement
    if (chosen) page.dataset['currency'] = chosen
    const shown = page.dataset['currency']
    for (const button of document.querySelectorAll<HTMLElement>('button[data-choose-currency]'))
      button.setAttribute('aria-pressed', String(button.dataset['chooseCurrency'] === shown))
    for (const place of document.querySelectorAll('[data-shown-currency]')) place.textContent = shown ?? ''
  })
  return () => {
    document.removeEventListener('click', choose)
    stop()
  }
}
