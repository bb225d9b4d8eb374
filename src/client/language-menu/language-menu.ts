import type { norwegian } from '../../i18n/locale-config.ts'
import { behaviour } from '../lib/behaviour.ts'
import { hasTyped } from '../lib/unsaved.ts'
import { saveLanguage } from '../locale-cookie/language.ts'
import { localeIndependentQuery } from './locale-independent-query.ts'

/** The value of Norwegian in the menu. */
const norwegianChoice: (typeof norwegian)['language'] = 'no'

/** Marks Norwegian as chosen on a Danish page that stands in for a Norwegian one. */
function markChosen(): void {
  if (document.documentElement.dataset['language'] !== norwegianChoice) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    if (link.dataset['language'] === norwegianChoice) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/**
 * Whether the page has radio buttons or a select of that name, or an element that names the parameter in `data-query`:
 * a field that was filled in from it, or an island that keeps several in the address.
 */
function isChoice(name: string): boolean {
  const quoted = `"${CSS.escape(name)}"`
  return document.querySelector(`:is([type=radio],select)[name=${quoted}],[data-query~=${quoted}]`) !== null
}

/**
 * A language link asks before unsaved text is lost, saves the chosen language, and carries over the choices in the
 * address. In a new tab nothing is lost.
 */
export const install = behaviour(signal => {
  const choose = (event: MouseEvent) => {
    if (event.button === 2 || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    const menu = link.closest<HTMLElement>('[data-confirm]')
    const stays = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
    if (!stays && hasTyped() && !confirm(menu?.dataset['confirm'])) return event.preventDefault()
    saveLanguage(link.dataset['language'] ?? link.lang)
    link.search = localeIndependentQuery(location.search, isChoice)
  }
  markChosen()
  document.addEventListener('click', choose, { signal })
  document.addEventListener('auxclick', choose, { signal })
})
