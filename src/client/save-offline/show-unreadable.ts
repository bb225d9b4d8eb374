import { isLocale } from '../../i18n/locales.ts'
import { element } from '../lib/element.ts'
import { text } from './text.ts'

/** Shows a fault of the cache in place of the saved pages. */
export const showUnreadable =
  (place: Element | null) =>
  (fault: unknown): void => {
    console.error(fault)
    const { lang } = document.documentElement
    if (isLocale(lang)) place?.replaceChildren(element('p', {}, text(lang).unreadable))
  }
