/**
 * Prints a card by itself, which the browser can also save as PDF: the HTML of the preview, with the site's fonts. A
 * copy is at the end of the page while it prints; the rest of the page is hidden (`gift-card.css`).
 *
 * @param name the file name that the browser suggests
 */
export async function printCard(card: Element, name: string): Promise<void> {
  const page = document.documentElement
  const sheet = document.createElement('div')
  sheet.className = 'gift-sheet'
  sheet.append(card.cloneNode(true))
  document.body.append(sheet)
  const { title } = document
  document.title = name
  page.dataset['print'] = 'gift'
  addEventListener(
    'afterprint',
    () => {
      sheet.remove()
      document.title = title
      delete page.dataset['print']
    },
    { once: true },
  )
  // The copy's picture comes from the cache, but still not at once.
  await Promise.all([...sheet.querySelectorAll('img')].map(picture => picture.decode().catch(() => {})))
  print()
}
