import { formatDate, formatMegabytes, languageName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { button, element } from '../lib/element.ts'
import { totalBytes } from '../save-offline/plan.ts'
import type { SavedPage } from '../save-offline/record.ts'
import type { SaveText } from '../save-offline/text.ts'

interface Actions {
  readonly locale: Locale
  readonly t: SaveText
  readonly refresh: (paths: readonly string[]) => void
  readonly remove: (paths: readonly string[]) => void
}

/** What a page weighs with all its files, those that it shares too. */
const filesOf = ({ payload }: SavedPage) => new Map(Object.entries(payload.files))

/** A saved page: its name, the day, its size, and its PDFs, which the browser's own download would fetch anew. */
export function pageRow(page: SavedPage, { locale, t, refresh, remove }: Actions): HTMLElement {
  const { path, payload, storedAt } = page
  const named = (words: string, onclick: () => void) =>
    Object.assign(button(words, onclick), { ariaLabel: `${words}: ${payload.title}` })
  const facts = [
    fillMessage(t.savedOn, { date: formatDate(new Date(storedAt), locale) }),
    formatMegabytes(totalBytes(filesOf(page)), locale),
    ...(payload.locale === locale ? [] : [languageName(payload.locale, locale)]),
  ]
  const documents = Object.keys(payload.files).filter(file => file.endsWith('.pdf'))
  return element(
    'article',
    { className: 'saved-page' },
    element(
      'div',
      {},
      element('a', { className: 'saved-page__name', href: path, lang: payload.locale }, payload.title),
      element('br'),
      element('small', {}, facts.join(' · ')),
    ),
    element(
      'div',
      { className: 'cluster' },
      named(t.refresh, () => refresh([path])),
      named(t.remove, () => remove([path])),
    ),
    documents.length > 0 ? documentLinks(documents, t) : undefined,
  )
}

/** `/pdf/perrong-pass-guide-en-1a2b.pdf` by what it is. */
const documentLinks = (files: readonly string[], t: SaveText) =>
  element(
    'p',
    { className: 'saved-page__files' },
    ...files.map(file =>
      element('a', { href: file }, `${file.includes('railway-map') ? t.map : t.passGuide} (PDF)`),
    ),
  )

/** What holds for all of them. */
export function footer(
  pages: readonly SavedPage[],
  isPersistent: boolean,
  { locale, t, refresh, remove }: Actions,
): HTMLElement[] {
  if (pages.length === 0) return []
  const paths = pages.map(({ path }) => path)
  const size = formatMegabytes(totalBytes(new Map(pages.flatMap(page => [...filesOf(page)]))), locale)
  const removeAll = () => {
    if (confirm(t.confirmRemoveAll)) remove(paths)
  }
  return [
    element(
      'p',
      { className: 'small muted' },
      `${fillMessage(t.together, { size })} ${isPersistent ? t.persistent : t.evictable}`,
    ),
    element(
      'div',
      { className: 'cluster' },
      button(t.refreshAll, () => refresh(paths), 'btn btn--sm'),
      button(t.removeAll, removeAll),
    ),
  ]
}
