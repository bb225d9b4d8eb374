import type { Currency } from '../../shared/shop/currency.ts'
import { chooseCurrency } from '../../stores/currency.ts'
import { saveOutsideBasket } from '../../stores/outside-basket.ts'
import { showToast } from '../../stores/toasts.ts'
import { showCurrency } from '../currency-menu/show-currency.ts'
import { type FromWidget, fromWidget, readMessage } from './messages.ts'
import { throttle } from './throttle.ts'

/** Minimum milliseconds between two handled messages of one kind. */
const throttleTime = 500

/** Handlers for a widget's own state. */
export interface WidgetHandlers {
  readonly ready: () => void
  readonly fail: (why: string) => void
}

/** Handles the messages of a host's widget until the signal aborts. */
export function listenToWidget(host: HTMLElement, place: WidgetHandlers, signal: AbortSignal): void {
  for (const type of fromWidget) {
    const act = throttle(
      throttleTime,
      (message: FromWidget) => !signal.aborted && answer(message, host, place),
    )
    const listen = (event: Event) => {
      const message = readMessage(event)
      if (message) act(message)
    }
    host.addEventListener(type, listen, { signal })
  }
}

function answer(message: FromWidget, host: HTMLElement, place: WidgetHandlers): void {
  const words = document.querySelector<HTMLElement>('template[data-outside]')?.dataset
  switch (message.type) {
    case 'widget:ready':
      place.ready()
      break
    case 'widget:error':
      place.fail(message.detail.message)
      break
    case 'basket:change':
      saveOutsideBasket(message.detail)
      break
    case 'basket:item-removed':
      showToast({ tone: 'ok', title: message.detail.name, text: words?.['removed'] ?? '' })
      break
    case 'checkout:start':
      location.assign(words?.['checkout'] ?? '/')
      break
    case 'currency:change':
      applyCurrency(message.detail.currency, host)
  }
}

/** Applies a currency that the reader has confirmed in the widget; only the other widgets are told. */
function applyCurrency(currency: Currency, host: HTMLElement): void {
  host.dataset['currency'] = currency
  showCurrency(currency)
  chooseCurrency(currency)
}
