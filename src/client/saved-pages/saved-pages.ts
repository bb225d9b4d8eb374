import { isLocale, type Locale } from '../../i18n/locales.ts'
import { libraryKind } from '../../shared/offline/savable.ts'
import { savedKey } from '../../stores/keys.ts'
import { isShareInstalled, storedState } from '../install-app/install-state.ts'
import { text as installText } from '../install-app/text.ts'
import { behaviour } from '../lib/behaviour.ts'
import { element, replaceContent } from '../lib/element.ts'
import { choiceList } from '../save-offline/choice-list.ts'
import { allPaths, choiceOf } from '../save-offline/choices.ts'
import { fetchList } from '../save-offline/fetch-list.ts'
import { openSaved, readSaved, removePages } from '../save-offline/saved-cache.ts'
import { markSaved, ownPages } from '../save-offline/saved-mark.ts'
import { makeSaver } from '../save-offline/saver.ts'
import { showUnreadable } from '../save-offline/show-unreadable.ts'
import { adoptStyles } from '../save-offline/styles.ts'
import { text } from '../save-offline/text.ts'
import { groupPages } from './groups.ts'
import { groupSection, totalPanel } from './saved-list.ts'

/**
 * The list of saved pages, with date and size, buttons to refresh and to remove them, and one to resume an interrupted
 * job.
 */
export const install = behaviour(signal => {
  const library = document.querySelector<HTMLElement>('[data-library]')
  if (library) render(library, signal).catch(showUnreadable(library.querySelector('[data-library-list]')))
})

async function render(library: HTMLElement, signal: AbortSignal): Promise<void> {
  const { lang: locale } = document.documentElement
  const place = library.querySelector<HTMLElement>('[data-library-list]')
  const more = library.querySelector('[data-library-more]')
  if (!place || !more || !isLocale(locale)) return
  const t = text(locale)
  adoptStyles()
  const cache = await openSaved().catch(() => undefined)
  if (!cache) return place.replaceChildren(element('p', {}, t.unsupported))

  const listed = fetchList(locale)
  const draw = async () => {
    const saved = await readSaved(cache)
    const pages = ownPages(saved.pages)
    markSaved(saved.pages)
    const refresh = (paths: readonly string[]) => {
      const own = saved.pages.filter(({ payload }) => payload.kind === libraryKind).map(({ path }) => path)
      saver.run({ wanted: [...paths, ...own], since: Date.now() })
    }
    const remove = (paths: readonly string[]) => void saver.change(() => removePages(cache, paths))
    const removeAll = async (paths: readonly string[]) => {
      await saver.change(() => removePages(cache, paths))
      library.querySelector<HTMLElement>('.library__empty h2')?.focus()
    }
    const actions = { locale, t, cache, refresh, remove, removeAll }
    const isPersistent = (await navigator.storage?.persisted?.()) ?? false
    replaceContent(
      place,
      ...totalPanel(pages, isPersistent, actions),
      saver.place,
      ...groupPages(pages, locale, t).map(group => groupSection(group, actions)),
    )
    const list = await listed
    const all = list && choiceOf(t.saveAll, allPaths(list), list, saved)
    more.replaceChildren(...(all && !all.isSaved ? [choiceList([all], saver, locale, t)] : []))
  }
  const saver = makeSaver(cache, locale, t, draw)
  await draw()
  announceInstalled(locale)
  const { job } = await readSaved(cache)
  if (job) saver.offer(job)
  // Another tab may have saved or removed something, also while this page was in the back/forward cache.
  const look = (event: StorageEvent | PageTransitionEvent) => {
    const isNews = 'persisted' in event ? event.persisted : event.key === savedKey
    if (isNews && !saver.isRunning()) draw().catch(showUnreadable(place))
  }
  addEventListener('storage', look, { signal })
  addEventListener('pageshow', look, { signal })
}

/** Says what the browser does not: that the app is installed already, and how to install it in Safari. */
function announceInstalled(locale: Locale): void {
  const t = installText(locale)
  const words = storedState() === 'installed' ? t.installed : isShareInstalled() ? t.share : ''
  if (words)
    document
      .querySelector('[data-install-place]')
      ?.replaceChildren(element('p', { className: 'small muted' }, words))
}
