import type { ComponentProps } from 'react'
import type Checkout from '../checkout/Checkout.tsx'

const styleElement = /<style[^>]*>(.*?)<\/style>/gs

let styles: CSSStyleSheet | undefined

/** The sheet that holds the checkout's styles: added to this page once, however often the checkout is opened. */
function checkoutStyles(): CSSStyleSheet {
  if (!styles) {
    styles = new CSSStyleSheet()
    document.adoptedStyleSheets.push(styles)
  }
  return styles
}

/**
 * Reads the checkout out of its own page: the props of its island, and its styles, which this page gets too.
 *
 * @throws when the page cannot be had
 */
export async function loadCheckout(href: string): Promise<ComponentProps<typeof Checkout>> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`The checkout was answered ${response.status}`)
  const html = await response.text()
  // Parsed with its style elements it would break the policy, which knows this page's styles alone.
  const page = new DOMParser().parseFromString(html.replaceAll(styleElement, ''), 'text/html')
  const host = page.querySelector<HTMLElement>('[data-island=checkout]')
  if (!host?.dataset['props']) throw new Error('The page has no checkout')
  checkoutStyles().replaceSync([...html.matchAll(styleElement)].map(([, rules]) => rules).join(''))
  return JSON.parse(host.dataset['props'])
}
