import { currencyKey } from '../../stores/keys.ts'
import { behaviour } from '../behaviour/behaviour.ts'
import { later } from '../later/later.ts'

const page = document.documentElement

/** Every price of the page is there in each currency: an attribute picks one, and the menus mark which. */
function show(code: string | undefined): void {
  if (code) page.dataset['currency'] = code
  const shown = page.dataset['currency']
  for (const button of document.querySelectorAll<HTMLElement>('button[data-choose-currency]'))
    button.setAttribute('aria-pressed', String(button.dataset['chooseCurrency'] === shown))
}

/** The currency menu. The saved choice stands on the page before first paint; its store is loaded for a new one. */
export const install = behaviour(signal => {
  let follows = false
  const wake = (chosen?: string, confirmation?: string) =>
    later(
      () => import('./change-currency.ts'),
      ({ changeCurrency, currency }) => {
        if (signal.aborted) return
        if (chosen) changeCurrency(chosen, confirmation)
        if (follows) return
        follows = true
        signal.addEventListener('abort', currency.subscribe(show))
      },
    )
  const choose = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button[data-choose-currency]')
    const chosen = button?.dataset['chooseCurrency']
    if (!chosen) return
    wake(chosen, button.closest<HTMLElement>('[data-confirm-currency]')?.dataset['confirmCurrency'])
    event.target.closest('details')?.removeAttribute('open')
  }
  /** Another tab chose, or this page comes back after one did. */
  const change = (event: StorageEvent | PageTransitionEvent) => {
    if ('persisted' in event ? event.persisted : event.key === currencyKey) wake()
  }
  show(undefined)
  document.addEventListener('click', choose, { signal })
  window.addEventListener('storage', change, { signal })
  window.addEventListener('pageshow', change, { signal })
})
