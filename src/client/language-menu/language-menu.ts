import { keepLanguage } from '../locale-cookie/language.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether the reader has put anything in a form: changed from what the page came with. A search is no work to lose. */
export function hasTyped(root: ParentNode): boolean {
  return [...root.querySelectorAll<Field>('input:not([type=search]), textarea, select')].some(field => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some(option => option.selected && !option.defaultSelected && option.index > 0)
    }
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      return field.checked !== field.defaultChecked
    }
    return field.value !== field.defaultValue
  })
}

/** On a Danish page that stands in for a Norwegian one, Norwegian is what was chosen. */
function markChosen(): void {
  if (document.documentElement.dataset['language'] !== 'no') return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    if (link.dataset['language'] === 'no') link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/**
 * A language link asks before typed text is left behind, and keeps the choice before it is followed. In a new tab
 * nothing is left behind.
 */
export function install(): () => void {
  const choose = (event: MouseEvent) => {
    if (event.button === 2 || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    const menu = link.closest<HTMLElement>('[data-confirm]')
    const stays = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
    if (!stays && hasTyped(document) && !confirm(menu?.dataset['confirm'])) event.preventDefault()
    else keepLanguage(link.dataset['language'] ?? link.lang)
  }
  markChosen()
  document.addEventListener('click', choose)
  document.addEventListener('auxclick', choose)
  return () => {
    document.removeEventListener('click', choose)
    document.removeEventListener('auxclick', choose)
  }
}
