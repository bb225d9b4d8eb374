import type { BrowserContext } from '@playwright/test'
import { testBuilds } from '../../scripts/test-builds.ts'
import { consentKey } from '../../src/stores/keys.ts'
import { writeChoice } from '../../src/stores/write-choice.ts'
import { askedCookie } from './support/account-site.ts'
import { hydrateEverything, pathsOfEveryScript } from './support/every-script.ts'
import { expect, test } from './support/test.ts'

// The console guard fails a page that violates the policy; a page for each script takes a while.
test.describe.configure({ timeout: 300_000 })
test.use({ allowedConsole: [/status of 404/] })

test('pages with every script comply with the policy when all of their islands run', async ({ page }) => {
  await hydrateEverything(page, pathsOfEveryScript(testBuilds.plain.dist))
})

/** Loads a further script as Google's do: by a policy of their own. */
const tagManager = `
  const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: address => address })
  const script = document.createElement('script')
  script.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/js?id=G-1')
  document.head.append(script)`

/** A stand-in for Google's addresses. Returns what was requested there. */
async function serveTags(context: BrowserContext): Promise<readonly string[]> {
  const requested: string[] = []
  await context.route('https://www.googletagmanager.com/**', route => {
    const { pathname, search } = new URL(route.request().url())
    requested.push(pathname + search)
    return route.fulfill({
      contentType: 'text/javascript',
      body: pathname === '/gtm.js' ? tagManager : 'window.tagRan = true',
    })
  })
  return requested
}

test.describe('with an account site and tags', () => {
  test.use({ baseURL: ({ configuredSite }, use) => use(configuredSite.url) })
  test.beforeEach(async ({ context, configuredSite }) => {
    await context.addCookies([askedCookie(configuredSite.url)])
    const yes = writeChoice(['statistics', 'marketing'], new Date())
    await context.addInitScript(
      ([name, choice]) => {
        if (location.protocol === 'http:') localStorage.setItem(name, choice)
      },
      [consentKey, yes] as const,
    )
  })

  test('pages with every script comply with the policy, and so do the tags', async ({ page, context }) => {
    const requested = await serveTags(context)
    await hydrateEverything(page, pathsOfEveryScript(testBuilds.configured.dist))
    expect([...new Set(requested)].toSorted()).toEqual(['/gtag/js?id=G-1', '/gtm.js?id=GTM-PERRONG1'])
  })

  test.describe('a script that is not configured', () => {
    test.use({ allowedConsole: [/TrustedScriptURL|status of 404/] })

    test('does not run, even if it is another container of the same tag manager', async ({
      page,
      context,
    }) => {
      const requested = await serveTags(context)
      await page.goto('/about-us')
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRan'))).toBe(true)
      const faults = await page.evaluate(() =>
        ['https://www.googletagmanager.com/gtm.js?id=GTM-OTHER', '/_astro/other.js'].map(address => {
          const script = document.createElement('script')
          try {
            script.src = address
          } catch (fault) {
            return fault instanceof TypeError
          } finally {
            document.head.append(script)
          }
          return false
        }),
      )
      expect(faults).toEqual([true, true])
      expect(requested.filter(address => address.includes('GTM-OTHER'))).toEqual([])
    })
  })
})
