import { behaviour } from '../behaviour/behaviour.ts'
import { saveLanguage } from '../locale-cookie/language.ts'
import { hasTyped } from '../unsaved/unsaved.ts'
import { carriedQuery } from './carried-query.ts'

/** On a Danish page that stands in for a Norwegian one, Norwegian is what was chosen. */
function markChosen(): void {
  if (document.documentElement.dataset['language'] !== 'no') return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    if (link.dataset['language'] === 'no') link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Whether the page has radio buttons or a select of that name, which in an address may be empty, or a field that it filled in. */
function isChoice(name: string): boolean {
  const quoted = `"${CSS.escape(name)}"`
  return document.querySelector(`:is([type=radio],select)[name=${quoted}],[data-asked=${quoted}]`) !== null
}

/**
 * A language link asks before typed text is left behind, and keeps the choice before it is followed, with what the
 * address has chosen on this page. In a new tab nothing is left behind.
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
    link.search = carriedQuery(location.search, isChoice)
  }
  markChosen()
  document.addEventListener('click', choose, { signal })
  document.addEventListener('auxclick', choose, { signal })
})
