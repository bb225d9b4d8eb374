import { visit } from './offline-page.ts'
import { accountCookie, askedCookie } from './support/account-site.ts'
import { expect, test } from './support/account-test.ts'
import { startLine } from './support/line.ts'
import { storedTexts } from './support/tokens.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

test.use({ allowedConsole: [/ERR_|dynamically imported module/] })

test.describe('in a tunnel, with a browser that seems to be online', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page from the worker’s cache is not left for an unreachable site', async ({
    page,
    context,
    account,
    configuredSite,
  }) => {
    const line = await startLine(() => configuredSite.url)
    await context.addCookies([askedCookie(line.url)])
    await visit(page, `${line.url}/about-us`)
    await context.clearCookies()
    line.set('cut')
    await page.reload()
    await waitUntilIdle(page)
    expect(account.visits).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    line.set('open')
    await page.reload()
    await expect.poll(() => account.visits.length).toBe(1)
    await waitUntilIdle(page)
    expect(page.url()).toBe(`${line.url}/about-us`)
    await line.close()
  })
})

for (const [what, words] of [
  ['reads the answer', 'accesstoken'],
  ['opens the tokens', 'myAuth'],
] as const)
  test(`tokens survive a file that ${what} and does not load at once`, async ({ page, context, account }) => {
    await context.addCookies([accountCookie])
    let failures = 0
    await context.route('**/_astro/*.js', async route => {
      const script = await (await route.fetch()).text()
      // The page that redirected needed one of them too.
      if (account.visits.length === 0 || failures > 0 || !script.includes(words)) return route.continue()
      failures += 1
      await route.abort()
    })
    await page.goto('/about-us')
    await page.locator('.failed').getByRole('button').click()
    await expect.poll(() => storedTexts(page)).toEqual(account.tokens)
    expect(failures).toBe(1)
    expect(page.url()).toMatch(/\/about-us$/)
    await expect(page.locator('[data-keep]')).toHaveCount(0)
  })
