import { text } from '../../src/client/offline/text.ts'
import { text as saveText } from '../../src/client/save-offline/text.ts'
import { pagesCache } from '../../src/shared/offline/caches.ts'
import { startSite } from '../e2e/support/site.ts'
import { poll } from './support/poll.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const guide = '/guide-detail/norway'

/** Whether every picture of the page's text has loaded. */
const hasPictures = (tab: Tab) =>
  tab.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const picture of pictures) picture.loading = 'eager'
    const decoded = await Promise.allSettled(pictures.map(picture => picture.decode()))
    return pictures.length > 0 && decoded.every(({ status }) => status === 'fulfilled')
  })

test('a guide that was read opens after the server has stopped, and another says that it is not saved', async ({
  openTab,
}) => {
  const site = await startSite()
  const tab = await openTab(site.url)
  await visit(tab, guide)
  await site.stop()
  await tab.goto(`${guide}?utm_source=letter`)
  await tab.waitFor('.state', text('en').copy.slice(0, 12))
  expect(await tab.text('h1')).toBe('Norway')
  expect(await hasPictures(tab)).toBe(true)
  const link = 'main a[href="/guide-detail/sweden"]'
  await poll(() => tab.attribute(link, 'data-unreachable')).toBe('')
  expect(await tab.attribute(link, 'aria-description')).toBe(text('en').unreachable)
  await tab.goto('/guide-detail/sweden')
  expect(await tab.text('h1')).toBe('Without a connection')
  expect(await tab.path()).toBe('/guide-detail/sweden')
})

test('a guide that was saved can be read after the server has stopped, and is in the list of saved pages', async ({
  openTab,
}) => {
  const site = await startSite()
  const tab = await openTab(site.url)
  await tab.goto(guide)
  await tab.click('.save > summary')
  await tab.click('.save__choice')
  await tab.waitFor('.saver', saveText('en').done)
  await poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  // Visited pages are cached too, but this test is about saved ones.
  await tab.evaluate(name => caches.delete(name), pagesCache)
  await site.stop()
  await tab.goto(guide)
  expect(await tab.text('h1')).toBe('Norway')
  expect(await tab.isVisible('.railmap svg')).toBe(true)
  expect(await hasPictures(tab)).toBe(true)
  await tab.goto('/saved')
  await tab.waitFor('.saved-page', 'Norway')
  expect(await tab.count('.saved-page')).toBe(1)
})
