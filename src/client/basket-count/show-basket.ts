import { isLocale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { Basket } from '../../shared/shop/basket/basket.ts'
import { priceBasket } from '../../shared/shop/basket/price-basket.ts'
import { sumWords } from '../../shared/shop/words/sum-words.ts'
import { basket } from '../../stores/basket.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import styles from './bottom-bar.css?inline'

const page = document.documentElement

/** The number beside the header's bag, and in its words for a screen reader. */
function showCount(count: number): void {
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
}

/** `Basket, 2 items`, in the page's words. */
function countWords(count: number): string {
  const words = document.querySelector<HTMLElement>('[data-basket-link]')?.dataset
  const name = words?.['basketLink'] ?? ''
  if (count === 0) return name
  return `${name}, ${fillMessage(words?.[count === 1 ? 'one' : 'many'] ?? '', { count })}`
}

async function showBar(bar: HTMLElement, now: Basket | undefined): Promise<void> {
  bar.hidden = !now
  page.toggleAttribute('data-bottom-bar', now !== undefined)
  const [items, total] = bar.querySelectorAll('[data-fill]')
  if (!now || !items || !total) return
  items.textContent = countWords(now.lines.length)
  const { locale } = bar.dataset
  if (!isLocale(locale)) return
  try {
    const priced = priceBasket(await loadCatalogue(locale), now, new Date())
    // It may have changed while the catalogue was on its way.
    if (basket.get() !== now) return
    total.textContent = sumWords(priced, now.currency, locale)
  } catch {
    // Without the catalogue the bar leads to the checkout all the same.
    total.textContent = ''
  }
}

/** Shows the basket's count and, on a page that has one, the bar; both follow every change, in any tab. */
export function install(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const stop = basket.subscribe(now => {
    showCount(now?.lines.length ?? 0)
    if (bar) void showBar(bar, now)
  })
  return () => {
    stop()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
