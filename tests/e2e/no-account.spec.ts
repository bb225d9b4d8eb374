import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { expect, test } from './support/test.ts'

test.describe('without an account site', () => {
  for (const path of [
    ...locales.map(locale => href('about-us', locale)),
    '/guide-detail/sweden',
    '/no-such-page',
  ])
    test.describe(path, () => {
      test.use({ allowedConsole: [/status of 404/] })

      test('the five parameters are removed from the address unread, and nothing else', async ({
        page,
        site,
      }) => {
        const five = 'came=x&accesstoken=a&refreshtoken=b&controlled=true&cacheBust=7'
        await page.goto(`${path}?a=1&${five}&b=å#c`)
        expect(page.url()).toBe(`${site.url}${path}?a=1&b=%C3%A5#c`)
        await expect(page.locator('[data-island=account-menu]')).toHaveCount(0)
        expect(await page.evaluate(() => [Object.keys(localStorage), window.handover])).toEqual([
          [],
          undefined,
        ])
      })
    })
})
