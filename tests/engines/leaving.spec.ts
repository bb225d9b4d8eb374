import { setTimeout as wait } from 'node:timers/promises'
import { poll } from './support/poll.ts'
import { startPrefacedSite } from './support/prefaced-site.ts'
import { test } from './support/test.ts'

/** Lets no worker answer in place of the line. */
function refuseWorker(): void {
  navigator.serviceWorker.register = () => new Promise(() => {})
}

test('a link is followed that is clicked while a chunk of the page is loading', async ({ openTab, site }) => {
  let isSlow = false
  const requested: string[] = []
  const slow = await startPrefacedSite(site.url, refuseWorker, path => {
    if (!isSlow) return undefined
    requested.push(path)
    if (path.startsWith('/_astro/')) return new Promise(() => {})
    return path === '/taxi' ? wait(1000) : undefined
  })
  const tab = await openTab(slow.url)
  await tab.goto('/about-us')
  await slow.settled()
  isSlow = true
  await tab.click('.menu.only-l > summary', 'Currency')
  await tab.click('.only-l [data-choose-currency=NOK]')
  await poll(() => requested.filter(path => path.startsWith('/_astro/')).length).toBeGreaterThan(0)
  await tab.click('.nav a[href="/taxi"]')
  await poll(() => requested).toContain('/taxi')
  isSlow = false
  await tab.arriveAt('/taxi')
  await slow.close()
})
