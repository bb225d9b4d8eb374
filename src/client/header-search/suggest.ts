import { defaultLocale, isLocale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Search } from '../../shared/search/index.ts'
import { hitList } from './hit-list.ts'
import { loadSearch } from './load-search.ts'

/** The number of results that fit between the field and the keyboard of a phone. */
const limit = 6

/**
 * Milliseconds without a change after which the number of results is announced, so that it is not read at every key.
 */
const quiet = 700

/**
 * Shows results below the header's field during typing. The field's form leads to all results, also without this
 * script.
 */
export function install(): () => void {
  const menu = document.querySelector('.seek')
  const field = menu?.querySelector('input')
  const list = menu?.querySelector('ul')
  const status = menu?.querySelector<HTMLElement>('[role=status]')
  const none = menu?.querySelector<HTMLElement>('.seek__none')
  const form = field?.form
  if (!field || !form || !list || !status || !none) return () => {}
  const showHits = hitList(list, form.action)
  let search: Search | undefined
  let timer = 0

  function show(): void {
    const query = field?.value.trim() ?? ''
    if (!search || !none) return
    const isAsked = query.length > 1
    const hits = isAsked ? search.find(query, limit) : []
    showHits(hits)
    none.hidden = !isAsked || hits.length > 0
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (status) status.textContent = isAsked ? countOf(hits.length, query, status.dataset) : ''
    }, quiet)
  }

  async function load(): Promise<void> {
    field?.removeEventListener('input', load)
    const { lang } = document.documentElement
    try {
      search = await loadSearch(isLocale(lang) ? lang : defaultLocale)
      show()
    } catch {
      // The form reports that the network is missing; the next key tries again.
      field?.addEventListener('input', load)
    }
  }

  field.addEventListener('input', show)
  void load()
  return () => {
    clearTimeout(timer)
    field.removeEventListener('input', show)
    field.removeEventListener('input', load)
  }
}

function countOf(count: number, query: string, { none = '', one = '', many = '' }: DOMStringMap): string {
  return fillMessage(count === 0 ? none : count === 1 ? one : many, { count, query })
}
