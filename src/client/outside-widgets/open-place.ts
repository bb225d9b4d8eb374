import type { norwegian } from '../../i18n/locale-config.ts'
import { defaultLocale, isLocale } from '../../i18n/locales.ts'
import { parseCurrency } from '../../shared/shop/currency.ts'
import { currency } from '../../stores/currency.ts'
import { addStyles } from '../lib/add-styles.ts'
import { failedNotice } from './failed-notice.ts'
import { listenToWidget } from './listen-to-widget.ts'
import { forgetScript, loadScript } from './load-script.ts'
import { sendToWidget, type ToWidget } from './messages.ts'
import styles from './outside-widgets.css?inline'
import { createProviderNotice } from './provider-notice.ts'

/** Milliseconds within which a widget must report that it is ready. */
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

const norwegianChoice: (typeof norwegian)['language'] = 'no'

/** The language for a widget, which may support Norwegian although the page does not. */
function localeFor(host: HTMLElement): ToWidget['locale:change']['locale'] {
  const { locale } = host.dataset
  if (page.dataset['language'] === norwegianChoice) return norwegianChoice
  return isLocale(locale) ? locale : defaultLocale
}

/**
 * Loads a host's widget, once. `data-widget-state` is `loading`, `ready` or `failed`. Until the widget is ready, and if
 * it fails, the host's original content is shown and the widget's is hidden.
 */
export function openPlace(host: HTMLElement, signal: AbortSignal): void {
  const site = sites.get(host.dataset['widget'] ?? '')
  if (!site || host.dataset['widgetState']) return
  addWidgetStyles()
  const notice = failedNotice(host, load)
  const { script } = site
  const by = createProviderNotice(host, site.main)
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(): void {
    // Remove what an earlier attempt left behind.
    for (const remnant of host.querySelectorAll(':scope > :not([data-own-words], .widget-failed)'))
      remnant.remove()
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
    // The widget may be lower than the content that it replaces; keep what is below in place.
    if (host.dataset['widget'] === 'main') host.style.minBlockSize = `${host.offsetHeight}px`
    say('ready')
    sendToWidget(host, 'locale:change', { locale: localeFor(host) })
    const now = parseCurrency(host.dataset['currency'])
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
