/**
 * Prints a card by itself, which the browser saves as PDF as well: the very HTML of the preview, with its own letters.
 * A copy stands at the end of the page for so long; the rest of the page is left out (`gift-card.css`).
 *
 * @param name what the browser suggests as the file's name
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
  // The copy's picture comes from the cache, and still a moment later.
  await Promise.all([...sheet.querySelectorAll('img')].map(picture => picture.decode().catch(() => {})))
  print()
}
