import { text as installText } from '../../src/client/install-app/text.ts'
import { poll } from './support/poll.ts'
import { startPrefacedSite } from './support/prefaced-site.ts'
import { expect, test } from './support/test.ts'

test('without speculation rules, a link is followed', async ({ tab }) => {
  await tab.goto('/travel-guides')
  expect(await tab.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(false)
  await tab.click('.wall a[href="/guide-detail/norway"]')
  await tab.arriveAt('/guide-detail/norway')
  expect(await tab.text('h1')).toBe('Norway')
})

test('without the browser’s offer to install, no page shows a button for it', async ({ tab }) => {
  await tab.goto('/guide-detail/norway')
  await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await tab.count('.install')).toBe(0)
  await tab.goto('/saved')
  await tab.waitFor('.library__empty h2', 'Nothing saved yet')
  await tab.waitFor('[data-library-more] button')
  expect(await tab.count('.install')).toBe(0)
  expect(await tab.isVisible('button', installText('en').install)).toBe(false)
})

/** Like Safari on a phone, which installs by its own menu and fires no event. */
function actAsSafariOnPhone(): void {
  Object.defineProperty(navigator, 'standalone', { value: false })
}

test('the page of saved pages tells a reader of Safari on a phone how to install', async ({
  openTab,
  site,
}) => {
  const phone = await startPrefacedSite(site.url, actAsSafariOnPhone)
  const tab = await openTab(phone.url)
  await tab.goto('/saved')
  await tab.waitFor('[data-install-place]', installText('en').share)
  await phone.close()
})

/** Removes what some engine lacks: reports of painting, of the line, and of idle moments. */
function takeAway(): void {
  PerformanceObserver.prototype.observe = () => {}
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(Navigator.prototype, 'connection')
}

test('if a browser reports no painting, idle moments or line, pages get their scripts', async ({
  openTab,
  site,
}) => {
  const bare = await startPrefacedSite(site.url, takeAway)
  const tab = await openTab(bare.url)
  await tab.goto('/about-us')
  await tab.click('.menu.only-l > summary', 'Currency')
  await tab.click('.only-l [data-choose-currency=NOK]')
  await poll(() => tab.attribute('html', 'data-currency')).toBe('NOK')
  await bare.close()
})

/** Stops every timer after which the page would request its scripts anyway. */
function stopTimers(): void {
  const own = setTimeout
  window.setTimeout = ((run: () => void, wait = 0) => (wait < 2000 ? own(run, wait) : 0)) as typeof setTimeout
}

test('a page that is opened in a background tab gets its scripts, although it is not painted', async ({
  openTab,
  site,
}) => {
  const timerless = await startPrefacedSite(site.url, stopTimers)
  const tab = await openTab(timerless.url)
  await tab.goto('/about-us')
  await tab.openBehind('/support')
  await tab.scriptsRun()
  const state = await tab.evaluate(() => ({
    isHidden: document.hidden,
    painted: performance.getEntriesByType('paint').length,
    path: location.pathname,
  }))
  expect(state).toEqual({ isHidden: true, painted: 0, path: '/support' })
  await timerless.close()
})

test('Trusted Types are enforced: no text is accepted as HTML', async ({ tab }) => {
  await tab.goto('/about-us')
  const fault = await tab.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>canary</b>'
      return 'none'
    } catch (thrown) {
      return thrown instanceof TypeError ? 'TypeError' : 'another'
    }
  })
  expect(fault).toBe('TypeError')
})
