import { formatMegabytes, languageName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { calendarDay, formatOwnDay } from '../lib/calendar-day.ts'
import { button, element } from '../lib/element.ts'
import { totalBytes } from '../save-offline/plan.ts'
import type { SavedPage } from '../save-offline/record.ts'
import type { SaveText } from '../save-offline/text.ts'
import { readFirstDay } from '../today/first-day.ts'
import { text as todayText } from '../today/text.ts'
import { tripDay } from '../today/trip-day.ts'
import type { Group } from './groups.ts'
import { showPicture } from './thumbnail.ts'

interface Actions {
  readonly locale: Locale
  readonly t: SaveText
  readonly cache: Cache
  readonly refresh: (paths: readonly string[]) => void
  readonly remove: (paths: readonly string[]) => void
  readonly removeAll: (paths: readonly string[]) => void
}

/** The files of a page with their sizes, including shared ones. */
const filesOf = ({ payload }: SavedPage) => new Map(Object.entries(payload.files))

/** A kind of saved pages with its heading. */
export const groupSection = ({ heading, pages }: Group, actions: Actions): HTMLElement =>
  element(
    'section',
    { className: 'saved-group' },
    element('h2', {}, heading, ' ', element('small', {}, String(pages.length))),
    element('ul', { role: 'list' }, ...pages.map(page => pageRow(page, actions))),
  )

/** A saved page: its picture, its name, the day, its size, and its PDFs, served from the cache. */
function pageRow(page: SavedPage, actions: Actions): HTMLElement {
  const { locale, t, cache } = actions
  const { path, payload, storedAt } = page
  const facts = [
    formatOwnDay(storedAt, locale),
    formatMegabytes(totalBytes(filesOf(page)), locale),
    ...(payload.locale === locale ? [] : [languageName(payload.locale, locale)]),
  ]
  const documents = Object.keys(payload.files).filter(file => file.endsWith('.pdf'))
  const picture = element('img', { alt: '', width: 56, height: 56 })
  // A row is complete without its picture.
  showPicture(picture, cache, page).catch(console.error)
  return element(
    'li',
    { className: 'saved-page' },
    element('span', { className: 'saved-page__picture' }, picture),
    element(
      'div',
      {},
      element('a', { className: 'saved-page__name', href: path, lang: payload.locale }, payload.title),
      element('small', {}, facts.join(' · ')),
      todayLink(page, actions),
      documents.length > 0 ? documentLinks(documents, t) : undefined,
    ),
    rowMenu(page, actions),
  )
}

/** A link to today's section of a route, once its first day is set. */
function todayLink({ path, payload }: SavedPage, { locale }: Actions): HTMLElement | undefined {
  const dates = payload.kind === 'route-detail' ? readFirstDay(path) : undefined
  return dates && tripDay(dates.first, dates.length, calendarDay(new Date())).when === 'during'
    ? element('a', { className: 'saved-page__today', href: `${path}#today` }, todayText(locale).title)
    : undefined
}

/** The menu with what can be done with one page. */
function rowMenu({ path, payload }: SavedPage, { t, refresh, remove }: Actions): HTMLElement {
  const named = (words: string, onclick: () => void) =>
    Object.assign(button(words, onclick, ''), { ariaLabel: `${words}: ${payload.title}` })
  return element(
    'details',
    { className: 'menu' },
    element('summary', { ariaLabel: `${t.more}: ${payload.title}` }, '⋮'),
    element(
      'div',
      { className: 'menu__pop' },
      named(t.refresh, () => refresh([path])),
      named(t.remove, () => remove([path])),
    ),
  )
}

/** The links to documents, named by their kind. `/pdf/perrong-pass-guide-en-1a2b.pdf` */
const documentLinks = (files: readonly string[], t: SaveText) =>
  element(
    'p',
    { className: 'saved-page__files' },
    ...files.map(file =>
      element('a', { href: file }, `${file.includes('railway-map') ? t.map : t.passGuide} (PDF)`),
    ),
  )

/** How much is saved, how long it is kept, and buttons for all of it. */
export function totalPanel(
  pages: readonly SavedPage[],
  isPersistent: boolean,
  { locale, t, refresh, removeAll }: Actions,
): HTMLElement[] {
  if (pages.length === 0) return []
  const paths = pages.map(({ path }) => path)
  const size = formatMegabytes(totalBytes(new Map(pages.flatMap(page => [...filesOf(page)]))), locale)
  const ask = () => {
    if (confirm(t.confirmRemoveAll)) removeAll(paths)
  }
  return [
    element(
      'div',
      { className: 'saved-total' },
      element(
        'p',
        {},
        element('b', {}, size),
        element(
          'small',
          {},
          [
            fillMessage(t.count, { count: pages.length }),
            t.shared,
            isPersistent ? t.persistent : t.evictable,
          ].join(' '),
        ),
      ),
      element(
        'div',
        { className: 'save__actions' },
        button(t.refreshAll, () => refresh(paths), 'saved-total__action'),
        button(t.removeAll, ask, 'saved-total__action'),
      ),
    ),
  ]
}
