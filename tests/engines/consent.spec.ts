import { createServer } from 'node:http'
import { listen } from '../../scripts/server/listen.ts'
import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('refusing cookies loads nothing, and accepting them in the footer loads the tag manager', async ({
  openTab,
  configuredSite,
}) => {
  // An address with https is reached through a proxy by CONNECT, which names the host.
  const hosts: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    hosts.push(url)
    socket.destroy()
  })
  const { url } = await listen(proxy, 0)
  const tab = await openTab(configuredSite.url, Number(new URL(url).port))
  const ofTags = () => hosts.filter(host => host.startsWith('www.googletagmanager.com'))
  // A task page never redirects to the account site. The cookie says that it was asked.
  await tab.goto('/withdraw')
  await tab.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself sets it
    document.cookie = 'account-asked=1; path=/'
  })
  await tab.goto('/about-us')
  await tab.click('.consent--question [data-role=necessary]')
  await poll(() => tab.count('.consent--question')).toBe(0)
  await tab.goto('/support')
  expect(await tab.count('script[src*=googletagmanager]')).toBe(0)
  expect(ofTags()).toEqual([])

  await tab.click('footer button', 'Cookie settings')
  await tab.waitFor('.consent--settings [type=checkbox]')
  await tab.click('.consent--settings [data-role=all]')
  await poll(() => ofTags().length).toBeGreaterThan(0)
  await tab.goto('/about-us')
  await poll(() => tab.count('script[src*=googletagmanager]')).toBe(1)
  expect(await tab.count('.consent--question')).toBe(0)
  proxy.closeAllConnections()
  proxy.close()
})
