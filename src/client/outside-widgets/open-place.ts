import { knownCurrency } from '../../shared/shop/currency.ts'
import { currency } from '../../stores/currency.ts'
import { addStyles } from '../adopt/adopt.ts'
import { failedNotice } from './failed-notice.ts'
import { listenToWidget } from './hear.ts'
import { forgetScript, loadScript } from './load-script.ts'
import { type ToWidget, sendToWidget } from './messages.ts'
import styles from './outside-widgets.css?inline'
import { provider } from './provider.ts'

/** Milliseconds after which a widget that has not said that it is ready has failed. */
const patience = 10_000

const page = document.documentElement
const sites = new Map([
  ['main', import.meta.env.SITE_MAIN_WIDGET],
  ['basket', import.meta.env.SITE_BASKET_WIDGET],
  ['bottom-bar', import.meta.env.SITE_BOTTOM_BAR_WIDGET],
])

let hasStyles = false
function addWidgetStyles(): void {
  if (!hasStyles) addStyles(styles)
  hasStyles = true
}

/** The reader's language, in which a widget may speak Norwegian where the page cannot. */
function localeFor(host: HTMLElement): ToWidget['locale:change']['locale'] {
  const { locale } = host.dataset
  if (page.dataset['language'] === 'no') return 'no'
  return locale === 'sv' || locale === 'da' ? locale : 'en'
}

/**
 * Loads the widget of a host, once. `data-widget-state` says how far it is: `loading`, `ready`, or `failed`. Until it
 * is ready, and when it has failed, what stood in the host serves; what the widget puts there is not seen.
 */
export function openPlace(host: HTMLElement, signal: AbortSignal): void {
  const site = sites.get(host.dataset['widget'] ?? '')
  if (!site || host.dataset['widgetState']) return
  addWidgetStyles()
  const notice = failedNotice(host, load)
  const { script } = site
  const by = provider(host, site.main)
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(): void {
    // What an attempt before has left.
    for (const remnant of host.querySelectorAll(':scope > :not([data-own-words], .widget-failed)')) remnant.remove()
    say('loading')
    timer = setTimeout(() => fail('It took too long'), patience)
    loadScript(script).catch(fault => fail(String(fault)))
  }

  function say(state: 'loading' | 'ready' | 'failed'): void {
    clearTimeout(timer)
    host.dataset['widgetState'] = state
    host.ariaBusy = state === 'loading' ? 'true' : null
    notice.show(state === 'failed')
    by.show(state === 'ready')
  }

  function fail(why: string): void {
    if (signal.aborted) return
    console.warn(`Widget ${host.dataset['widget']}: ${why}`)
    say('failed')
    forgetScript(script)
  }

  function ready(): void {
    // The widget may be lower than the words that it replaces: what is below stays where it is.
    if (host.dataset['widget'] === 'main') host.style.minBlockSize = `${host.offsetHeight}px`
    say('ready')
    sendToWidget(host, 'locale:change', { locale: localeFor(host) })
    const now = knownCurrency(host.dataset['currency'])
    if (now) sendToWidget(host, 'currency:change', { currency: now })
  }

  for (const own of host.children) own.setAttribute('data-own-words', '')
  host.dataset['locale'] = localeFor(host)
  host.dataset['currency'] = page.dataset['currency'] ?? ''
  listenToWidget(host, { ready, fail }, signal)
  const stop = currency.listen(chosen => {
    if (!chosen || chosen === host.dataset['currency']) return
    host.dataset['currency'] = chosen
    sendToWidget(host, 'currency:change', { currency: chosen })
  })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stop()
  })
  load()
}
