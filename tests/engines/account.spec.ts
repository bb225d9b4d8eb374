import { startAccountSite } from '../e2e/support/account-site.ts'
import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('a reader who logs in returns with tokens, which are removed from the address, and sees the account menu', async ({
  openTab,
  configuredSite,
}) => {
  const account = await startAccountSite()
  const tab = await openTab(configuredSite.url, account.port)
  const kept = () =>
    tab.evaluate(() => ({
      auth: localStorage.getItem('auth_token'),
      refresh: localStorage.getItem('refresh_token'),
    }))
  // Nobody is logged in yet: the account site is asked once, and redirects back.
  await tab.goto('/guide-detail/sweden?a=1')
  await poll(() => tab.evaluate(() => history.state?.tokensCleared)).toBe(true)
  expect(account.visits).toHaveLength(1)
  await tab.arriveAt('/guide-detail/sweden?a=1')
  expect(await kept()).toEqual({ auth: null, refresh: null })

  await tab.click('[data-island=account-menu] summary')
  await tab.hydrated('[data-island=account-menu]')
  await tab.click('[data-island=account-menu] a', 'Log in')
  await tab.click('button', 'Log in as Ada')
  await tab.arriveAt('/guide-detail/sweden?a=1')
  expect(await tab.path()).toBe('/guide-detail/sweden?a=1')
  await poll(kept).toEqual(account.tokens)
  await tab.click('[data-island=account-menu] summary')
  await tab.waitFor('[data-island=account-menu] a', 'My Orders')
  expect(await tab.isVisible('[data-island=account-menu] a', 'Log in')).toBe(false)
  await account.close()
})
