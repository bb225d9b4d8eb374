import { currencyKey } from '../../stores/keys.ts'
import { behaviour } from '../lib/behaviour.ts'
import { loadChunk } from '../lib/load-chunk.ts'
import { showCurrency } from './show-currency.ts'

/** The currency menu. The saved choice is applied before first paint; the store is loaded only for a new choice. */
export const install = behaviour(signal => {
  let follows = false
  const wake = (chosen?: string, confirmation?: string) =>
    loadChunk(
      () =>
        import.meta.env.SITE_OUTSIDE_BASKET
          ? import('./change-outside-currency.ts')
          : import('./change-currency.ts'),
      ({ changeCurrency, currency }) => {
        if (signal.aborted) return
        if (chosen) changeCurrency(chosen, confirmation)
        if (follows) return
        follows = true
        signal.addEventListener('abort', currency.subscribe(showCurrency))
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
  /** Another tab may have chosen, also while this page was in the back/forward cache. */
  const change = (event: StorageEvent | PageTransitionEvent) => {
    if ('persisted' in event ? event.persisted : event.key === currencyKey) wake()
  }
  showCurrency(undefined)
  document.addEventListener('click', choose, { signal })
  addEventListener('storage', change, { signal })
  addEventListener('pageshow', change, { signal })
})
