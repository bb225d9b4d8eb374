import { readPrinted } from './support/printed.ts'
import { expect, test } from './support/test.ts'

test('a printed guide has its text and links, and nothing of the header', async ({ tab, site }) => {
  test.skip(tab.driver.print === undefined, 'The driver of WebKit cannot print')
  await tab.goto('/guide-detail/norway')
  const { letters, links } = readPrinted((await tab.driver.print?.()) ?? Buffer.of())
  expect(letters).toContain('Youcanseemostofit')
  expect(links).toContain(`${site.url}/guide-detail/sweden`)
  // Only the header links to the taxi.
  expect(await tab.isVisible('.nav a[href="/taxi"]')).toBe(true)
  expect(links).not.toContain(`${site.url}/taxi`)
})
