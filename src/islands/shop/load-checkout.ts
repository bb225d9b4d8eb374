import type { ComponentProps } from 'react'
import type Checkout from '../checkout/Checkout.tsx'

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
  const page = await fetchPage(href)
  const host = page.querySelector<HTMLElement>('[data-island=checkout]')
  if (!host?.dataset['props']) throw new Error('The page has no checkout')
  checkoutStyles().replaceSync(
    [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  )
  return JSON.parse(host.dataset['props'])
}

/** An old interface, which reads an answer as a document: Trusted Types refuse `DOMParser` a text. */
function fetchPage(href: string): Promise<Document> {
  const request = new XMLHttpRequest()
  request.open('GET', href)
  request.responseType = 'document'
  request.send()
  return new Promise((resolve, reject) => {
    request.addEventListener('loadend', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML)
      else reject(new Error(`The checkout was answered ${request.status}`))
    })
  })
}
