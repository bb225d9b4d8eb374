import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { RunningAccountSite } from './account-site.ts'

/**
 * What the page stores of a session, under the names that the account site's other clients use; nothing while it is
 * being left.
 */
export const storedTexts = (page: Page) =>
  page
    .evaluate(() => ({
      auth: localStorage.getItem('auth_token'),
      refresh: localStorage.getItem('refresh_token'),
    }))
    .catch(() => undefined)

/** Every referrer of the context's requests from now on, and the addresses of the chunks it loads. */
export function watchReferrers(context: BrowserContext): readonly string[] {
  const seen: string[] = []
  context.on('request', async request => {
    const { referer } = await request.allHeaders()
    if (referer) seen.push(referer)
    if (!request.isNavigationRequest()) seen.push(request.url())
  })
  return seen
}

/** Expects that no token, decrypted or encrypted, is anywhere that others could find it. */
export async function expectNothingStored(page: Page, seen: readonly string[], account: RunningAccountSite) {
  const found = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async name => (await caches.open(name)).keys()),
    )
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const requests = cached.flat().map(({ url }) => url)
    return {
      referrer: document.referrer,
      address: location.href,
      cookies: document.cookie,
      files,
      requests,
      handover: window.handover,
    }
  })
  const all = JSON.stringify([found, seen, account.visits])
  expect(seen.length).toBeGreaterThan(0)
  for (const secret of [
    'accesstoken',
    'refreshtoken',
    'U2FsdGVkX1',
    account.tokens.auth,
    account.tokens.refresh,
  ])
    expect(all).not.toContain(secret)
}
