import { isLocale } from '../../i18n/locales.ts'
import { addStylesOnce } from '../lib/add-styles.ts'
import { button, element } from '../lib/element.ts'
import { setState, storedState } from './install-state.ts'
import css from './offer.css?inline'
import { text } from './text.ts'

/** The part of Chromium's `beforeinstallprompt` that `Event` lacks. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function'

/** Whether an element can be added at the end of the content without moving anything visible. */
const endsBelow = (main: Element) => main.getBoundingClientRect().bottom > innerHeight

/**
 * Offers the app at the end of a text, and on the page of saved pages; never over other content, and never again after
 * a refusal.
 */
export function offer(event: Event, signal: AbortSignal): void {
  const { lang, dataset } = document.documentElement
  if (!isPrompt(event) || !isLocale(lang)) return
  const t = text(lang)
  const wasDismissed = storedState() === 'dismissed'
  // The browser would not offer an installed app, so it must have been removed.
  setState(wasDismissed ? 'dismissed' : 'available')

  const remove = () => document.querySelector('.install')?.remove()
  const dismiss = () => {
    setState('dismissed')
    remove()
  }
  let isAsked = false
  const accept = async () => {
    // The browser's prompt can be shown only once.
    if (isAsked) return
    isAsked = true
    const { outcome } = await event.prompt()
    if (outcome === 'dismissed') return dismiss()
    setState('installed')
    remove()
  }
  addEventListener(
    'appinstalled',
    () => {
      setState('installed')
      remove()
    },
    { signal, once: true },
  )

  const main = document.querySelector('main')
  const place = document.querySelector('[data-install-place]')
  const isOffered = !wasDismissed && dataset['role'] === undefined && main !== null && endsBelow(main)
  if (!place && !isOffered) return
  addStylesOnce(css)
  remove()
  ;(place ?? main)?.append(
    element(
      'aside',
      { className: place ? 'install' : 'install wrap', ariaLabel: t.title },
      element('div', {}, element('h2', {}, t.title), element('p', {}, t.why)),
      element(
        'div',
        { className: 'install__actions' },
        button(t.install, () => void accept(), 'btn btn--sm'),
        place ? undefined : button(t.dismiss, dismiss),
      ),
    ),
  )
}
