import { defaultLocale, isLocale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Hit, Search } from '../../shared/search/index.ts'
import type { Segment } from '../../shared/search/mark.ts'
import { loadSearch } from './load-search.ts'

/** Results that fit under the field of a phone with its keyboard out. */
const limit = 6

/** Milliseconds without a change after which the count is read out: nobody wants to hear every key. */
const quiet = 700

/**
 * Shows what is found under the header's field as one types. The field's form leads to all of it, and does so without
 * this too.
 */
export function install(): () => void {
  const menu = document.querySelector('.seek')
  const field = menu?.querySelector('input')
  const list = menu?.querySelector('ul')
  const status = menu?.querySelector<HTMLElement>('[role=status]')
  const none = menu?.querySelector<HTMLElement>('.seek__none')
  const form = field?.form
  if (!field || !form || !list || !status || !none) return () => {}
  let search: Search | undefined
  let timer = 0

  function show(): void {
    const query = field?.value.trim() ?? ''
    if (!search || !list || !none) return
    const isAsked = query.length > 1
    const hits = isAsked ? search.find(query, limit) : []
    list.replaceChildren(...hits.map(hit => row(hit, form?.action ?? '')))
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
      // Without a network the form says so; the next key tries again.
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

/** A result as a link: its title, and what it is. */
function row({ entry, title, names }: Hit, support: string): HTMLLIElement {
  const link = document.createElement('a')
  link.href = new URL(entry.href, support).href
  const name = document.createElement('span')
  name.append(...title.map(nodeOf))
  const note = document.createElement('small')
  note.textContent = [entry.note, ...names].join(' · ')
  link.append(name, note)
  const item = document.createElement('li')
  item.append(link)
  return item
}

function nodeOf({ text, marked }: Segment): Node | string {
  if (!marked) return text
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}

function countOf(count: number, query: string, { none = '', one = '', many = '' }: DOMStringMap): string {
  return fillMessage(count === 0 ? none : count === 1 ? one : many, { count, query })
}
