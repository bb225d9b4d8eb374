import { visit } from './offline-page.ts'
import { askedCookie } from './support/account-site.ts'
import { expect, test } from './support/account-test.ts'
import { startLine } from './support/line.ts'
import { settled } from './support/settled.ts'

test.use({ allowedConsole: [/ERR_|dynamically imported module/] })

test.describe('in a tunnel, with a browser that thinks it has a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that the worker has kept is not left for what cannot be reached', async ({
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
    await settled(page)
    expect(account.visits).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    line.set('open')
    await page.reload()
    await expect.poll(() => account.visits.length).toBe(1)
    await settled(page)
    expect(page.url()).toBe(`${line.url}/about-us`)
    await line.close()
  })
})
