import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { addStyles } from '../lib/add-styles.ts'
import styles from './bottom-bar.css?inline'

const page = document.documentElement

/** Shows the count beside the header's bag, in its text for screen readers, and in the bottom bar if the page has one. */
export function showCount(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-basket-link]')) {
    link.querySelector('.count')?.remove()
    const words = link.querySelector('.vh')
    if (words) words.textContent = countWords(count)
    if (count === 0) continue
    const badge = document.createElement('b')
    badge.className = 'count'
    badge.ariaHidden = 'true'
    badge.textContent = String(count)
    link.append(badge)
  }
  const barElement = bottomBar()
  if (!barElement) return
  barElement.hidden = count === 0
  page.toggleAttribute('data-bottom-bar', count > 0)
  const items = barElement.querySelector('[data-fill]')
  if (items) items.textContent = countWords(count)
}

/** Shows the basket's total in the bottom bar. */
export function showSum(sum: string): void {
  const total = bottomBar()?.querySelector('strong[data-fill]')
  if (total) total.textContent = sum
}

/** The bottom bar, if the page has one. */
export const bottomBar = () => document.querySelector<HTMLElement>('[data-bar]')

/** Adds the bar's styles. Returns a function that removes them. */
export const addBarStyles = () => addStyles(styles)

/** `Basket, 2 items`, in the page's language. */
function countWords(count: number): string {
  const words = document.querySelector<HTMLElement>('[data-basket-link]')?.dataset
  const name = words?.['basketLink'] ?? ''
  if (count === 0) return name
  return `${name}, ${fillMessage(words?.[count === 1 ? 'one' : 'many'] ?? '', { count })}`
}
