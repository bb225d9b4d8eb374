import { formatList } from '../../i18n/format.ts'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { SavableList } from '../../shared/offline/savable.ts'
import { behaviour } from '../lib/behaviour.ts'
import { formatOwnDay } from '../lib/calendar-day.ts'
import { button, element, replaceContent } from '../lib/element.ts'
import { choiceList } from './choice-list.ts'
import { allPaths, type Choice, choiceOf } from './choices.ts'
import { fetchList } from './fetch-list.ts'
import { type SavePlace, savePlace } from './save-place.ts'
import { openSaved, readSaved, removePages, type Saved } from './saved-cache.ts'
import { markSaved, ownPages } from './saved-mark.ts'
import { makeSaver, type Saver } from './saver.ts'
import { showUnreadable } from './show-unreadable.ts'
import { adoptStyles } from './styles.ts'
import { type SaveText, text } from './text.ts'

interface Panel {
  readonly here: SavePlace
  readonly locale: Locale
  readonly t: SaveText
  readonly cache: Cache
  readonly saver: Saver
}

/** Fills the panel of "Save for offline": what can be saved, how large it is, and what is saved already. */
export const install = behaviour(() => {
  const menu = document.querySelector<HTMLElement>('[data-save]')
  if (menu) fill(menu).catch(showUnreadable(menu.querySelector('.save__pop')))
})

async function fill(menu: HTMLElement): Promise<void> {
  const { lang: locale } = document.documentElement
  const place = menu.querySelector('.save__pop')
  if (!place || !isLocale(locale)) return
  const here = savePlace(menu)
  const t = text(locale)
  adoptStyles()
  const cache = await openSaved().catch(() => undefined)
  if (!cache) return place.replaceChildren(element('p', {}, t.unsupported))

  const list = await fetchList(locale)
  const body = element('div', { className: 'save__body' })
  const draw = async () => {
    const saved = await readSaved(cache)
    markSaved(saved.pages)
    const panel = { here, locale, t, cache, saver }
    replaceContent(
      body,
      ...currentPageSection(panel, saved),
      ...choiceSection(panel, saved, list),
      ...libraryLink(panel, saved),
    )
  }
  const saver = makeSaver(cache, locale, t, draw)
  await draw()
  place.replaceChildren(body, saver.place)
  const { job } = await readSaved(cache)
  if (job) saver.offer(job)
}

/** When this page was saved, with buttons to refresh and remove it. */
function currentPageSection({ here, locale, t, cache, saver }: Panel, saved: Saved): HTMLElement[] {
  const own = saved.pages.find(({ path }) => path === here.path)
  if (!own) return []
  const refresh = () => saver.run({ wanted: [here.path, here.library], since: Date.now() })
  const remove = () => void saver.change(() => removePages(cache, [here.path]))
  return [
    element('p', {}, fillMessage(t.savedOn, { date: formatOwnDay(own.storedAt, locale) })),
    element('div', { className: 'save__actions' }, button(t.refresh, refresh), button(t.remove, remove)),
  ]
}

function choiceSection(
  { here, locale, t, saver }: Panel,
  saved: Saved,
  list: SavableList | undefined,
): HTMLElement[] {
  if (!list) return [element('p', { className: 'small muted' }, t.sizesUnknown)]
  const labels = { 'guide-detail': t.guide, 'route-detail': t.route, 'digital-content': t.documents }
  const guides = here.guides.map(({ title }) => title)
  const together = fillMessage(t.routeWith, { guides: formatList(guides, locale) })
  const own = choiceOf(labels[here.kind], [here.path], list, saved)
  const choices: Choice[] = [
    ...(own.isSaved ? [] : [own]),
    ...(guides.length > 0
      ? [choiceOf(together, [here.path, ...here.guides.map(({ path }) => path)], list, saved)]
      : []),
    choiceOf(t.all, allPaths(list), list, saved),
  ]
  return [choiceList(choices, saver, locale, t)]
}

const libraryLink = ({ here, t }: Panel, { pages }: Saved): HTMLElement[] =>
  ownPages(pages).length > 0
    ? [element('a', { href: here.library, className: 'save__library' }, t.library)]
    : []
