import type { ComponentProps } from 'react'
import type Checkout from '../checkout/Checkout.tsx'

const styleElement = /<style[^>]*>(.*?)<\/style>/gs
const checkoutProps = /data-island="checkout" data-props="([^"]*)"/

/** Undoes what a built page writes in an attribute. The ampersand comes last, since it begins all others. */
const attributeText = (written: string) =>
  written.replace(/&(?:#34|quot);/g, '"').replace(/&(?:#38|amp);/g, '&')

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
 * Reads the checkout out of its own page: the props of its island, and its styles, which this page gets too. As text: parsed as
 * a document its style elements would break the policy, and Trusted Types refuse a text without them.
 *
 * @throws when the page cannot be had
 */
export async function loadCheckout(href: string): Promise<ComponentProps<typeof Checkout>> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`The checkout was answered ${response.status}`)
  const html = await response.text()
  const written = checkoutProps.exec(html)?.[1]
  if (!written) throw new Error('The page has no checkout')
  checkoutStyles().replaceSync([...html.matchAll(styleElement)].map(([, rules]) => rules).join(''))
  return JSON.parse(attributeText(written))
}
