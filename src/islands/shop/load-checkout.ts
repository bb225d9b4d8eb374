import type { ComponentProps } from 'react'
import type Checkout from '../checkout/Checkout.tsx'

const styleElement = /<style[^>]*>(.*?)<\/style>/gs
const checkoutProps = /data-island="checkout" data-props="([^"]*)"/

/** Decodes an attribute of a built page. The ampersand comes last, since it is part of all others. */
const attributeText = (written: string) =>
  written.replace(/&(?:#34|quot);/g, '"').replace(/&(?:#38|amp);/g, '&')

let styles: CSSStyleSheet | undefined

/**
 * The style sheet for the checkout's styles, which is added to this page once, however often the checkout is opened.
 */
function checkoutStyles(): CSSStyleSheet {
  if (!styles) {
    styles = new CSSStyleSheet()
    document.adoptedStyleSheets.push(styles)
  }
  return styles
}

/**
 * Reads the checkout from its own page: its island's props, and its styles, which are added to this page. It is read as
 * text: parsed as a document, its style elements would violate the policy, and Trusted Types would refuse the text.
 *
 * @throws if the page cannot be loaded
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
