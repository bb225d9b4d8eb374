import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { text } from '../../src/client/save-offline/text.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { href, pageRow } from '../../src/routing/href.ts'
import { filesOf, savableList, savableListPath } from '../../src/shared/offline/savable.ts'
import { pagePayload, payloadPath } from '../../src/shared/page-payload.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { test as offlineTest } from './support/offline-test.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

// A page, a worker and hundreds of files take a while on a busy machine.
test.describe.configure({ timeout: 90_000 })

const norway: Readonly<Record<Locale, string>> = { en: 'norway', sv: 'norge', da: 'norge' }
const guideIn = (locale: Locale) => href('guide-detail', locale, { name: norway[locale] })

/** The content of a cache, by path. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('perrong-saved')).keys()
    return keys.map(({ url }) => new URL(url).pathname).sort()
  })

/** The files of some pages, according to the site's list. */
async function listed(page: Page, paths: readonly string[]): Promise<string[]> {
  const payloads = await Promise.all(
    paths.map(async path => v.parse(pagePayload, await (await page.request.get(payloadPath(path))).json())),
  )
  return [...new Set(payloads.flatMap(({ files }) => Object.keys(files)))].sort()
}

const choices = (page: Page) => page.locator('.save__choice')
const saver = (page: Page) => page.locator('.saver')
const open = (page: Page) => page.locator('.save > summary').click()

/** Two elements in a row do not touch. */
async function expectGap(one: Locator, other: Locator): Promise<void> {
  const [left, right] = await Promise.all([one.boundingBox(), other.boundingBox()])
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) + 4)
}

const savedLabel: Readonly<Record<Locale, string>> = {
  en: 'Saved for offline',
  sv: 'Sparad offline',
  da: 'Gemt offline',
}

offlineTest.describe('without a network', () => {
  offlineTest.use({ allowedConsole: [/ERR_/] })

  offlineTest(
    'saved guides open in every language with map and pictures, and so does their list',
    async ({ page, line }) => {
      for (const locale of locales) {
        const t = text(locale)
        await page.goto(guideIn(locale))
        await open(page)
        await choices(page).first().click()
        await expect(saver(page)).toContainText(t.done)
        await expectGap(
          page.getByRole('button', { name: t.refresh }),
          page.getByRole('button', { name: t.remove }),
        )
      }
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      // Visited pages are cached too, but this test is about saved ones.
      await page.evaluate(() => caches.delete('perrong-pages'))
      line.set('cut')

      for (const locale of locales) {
        const t = text(locale)
        const answer = await page.goto(guideIn(locale))
        expect(answer?.fromServiceWorker()).toBe(true)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700')
        await expect(page.locator('.railmap svg').first()).toBeVisible()
        // Each picture, since browsers do not load one that is only scrolled past.
        for (const picture of await page.locator('main img').all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
        }
        await expect(page.locator('.save > summary')).toHaveAccessibleName(savedLabel[locale])

        // The installed app opens the start page.
        await page.goto(pageRow('home').paths[locale])
        const year = new Date().getFullYear().toString()
        await expect(page.locator('.saved-page')).toContainText(locales.map(() => year))
        await expectGap(
          page.getByRole('button', { name: t.refreshAll }),
          page.getByRole('button', { name: t.removeAll }),
        )
      }
    },
  )

  offlineTest(
    'all pages of a locale include its start page, lists, tips, support and the planner',
    async ({ page, line }) => {
      await page.goto('/saved')
      await page.getByRole('button', { name: /all/i }).first().click()
      await expect(saver(page)).toContainText(text('en').done, { timeout: 60_000 })
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await page.evaluate(() => caches.delete('perrong-pages'))
      line.set('cut')

      for (const path of ['/travel-guides', '/travel-routes', '/support', '/tips-detail/seat-reservations']) {
        await page.goto(path)
        await expect(page.locator('html')).not.toHaveAttribute('data-route', /^offline/)
      }
      await page.locator('a.brand').click()
      await expect(page.locator('html')).toHaveAttribute('data-route', 'home-en')
      // Opened from outside.
      await page.goto('/')
      await expect(page.locator('.saved-group')).not.toHaveCount(0)
      await page.goto('/plan-a-trip?from=malmo-c&stop=hamburg-hbf.1&stop=praha-hln.2')
      await expect(page.locator('.tl__stop b')).toHaveText(['Malmö', 'Hamburg', 'Prague'])
    },
  )

  offlineTest(
    'the railway map that was saved can be downloaded, and opened from the list',
    async ({ page, line }) => {
      await page.goto('/digital-content')
      await open(page)
      await choices(page).first().click()
      await expect(saver(page)).toContainText(text('en').done)
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      line.set('cut')

      await page.goto('/digital-content')
      const link = page.getByRole('link', { name: 'Download the railway map' })
      await expect(link).toHaveAttribute('href', /^blob:/)
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(await download.failure()).toBeNull()
      expect(download.suggestedFilename()).toBe('perrong-railway-map.pdf')

      await page.goto('/saved')
      const path = await page.getByRole('link', { name: 'Railway map (PDF)' }).getAttribute('href')
      const type = page.evaluate(async file => (await fetch(file)).headers.get('Content-Type'), path ?? '')
      expect(await type).toBe('application/pdf')
    },
  )
})

test.describe('in the page alone', () => {
  test('saving all pages of a locale continues after the tab was closed, and ends with exactly the listed files', async ({
    page,
    context,
  }) => {
    await page.goto('/route-detail/fjords-and-mountains')
    await open(page)
    await expect(choices(page)).toHaveCount(3)
    await expect(choices(page).last()).toContainText('MB')
    await expectNoAxeFindings(page)

    const list = v.parse(savableList, await (await page.request.get(savableListPath('en'))).json())
    const everything = list.pages.map(({ path }) => path)
    const all = [...filesOf(list, everything).keys()].sort()
    const half = Math.floor(all.length / 2)
    // The second half never arrives. Playwright's own way of delaying files fails for those called favicon.ico.
    await page.evaluate(left => {
      const own = window.fetch
      let had = 0
      window.fetch = (...args) => {
        had += String(args[0]).endsWith('.json') ? 0 : 1
        return had > left ? new Promise(() => {}) : own(...args)
      }
    }, half)
    await choices(page).last().click()
    await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(half - 1)
    await expect(saver(page).getByRole('progressbar')).toBeVisible()
    await page.close()

    const next = await context.newPage()
    await next.goto('/saved')
    await expect(saver(next)).toContainText(text('en').stopped)
    const before = await kept(next)
    expect(before.length).toBeGreaterThan(half - 1)
    expect(before.length).toBeLessThan(all.length)
    await next.getByRole('button', { name: text('en').resume }).click()
    await expect(saver(next)).toContainText(text('en').done)
    expect(await kept(next)).toEqual(all)

    await next.reload()
    await expect(next.locator('.saved-page')).toHaveCount(everything.length - 1)
    expect((await shiftsOf(next)).filter(({ value }) => value > 0.001)).toEqual([])
    await expectNoAxeFindings(next)
    await next.emulateMedia({ colorScheme: 'dark' })
    await expectNoContrastFindings(next)
    const row = next.locator('.saved-page', { has: next.locator('a[href="/guide-detail/norway"]') })
    // From the saved copy itself, as for a row without a network.
    await expect(row.getByRole('presentation')).toHaveAttribute('srcset', /^data:image\/svg/)
    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Remove' }).click()
    await expect(next.locator('.saved-page')).toHaveCount(everything.length - 2)
    expect(await kept(next)).toEqual(
      await listed(
        next,
        everything.filter(path => path !== guideIn('en')),
      ),
    )
    next.once('dialog', dialog => dialog.accept())
    await next.getByRole('button', { name: text('en').removeAll }).click()
    await expect(next.getByRole('heading', { name: 'Nothing saved yet' })).toBeFocused()
    expect(await kept(next)).toEqual([])
  })

  test('a lack of space is reported with what to do about it, and saved pages stay', async ({ page }) => {
    await page.goto(guideIn('en'))
    await open(page)
    await choices(page).first().click()
    await expect(saver(page)).toContainText(text('en').done)
    const before = await kept(page)

    await page.evaluate(() => {
      Cache.prototype.put = async path => {
        if (String(path).endsWith('.svg')) throw new DOMException('Quota exceeded', 'QuotaExceededError')
      }
    })
    await choices(page).last().click()
    await expect(saver(page)).toContainText(text('en').quota)
    // The button disappears with its words: its panel stays open, and the focus stays in it.
    await saver(page)
      .getByRole('button', { name: text('en').resume })
      .click()
    await expect(saver(page)).toContainText(text('en').quota)
    await expect(saver(page).getByRole('button', { name: text('en').resume })).toBeFocused()
    expect(await kept(page)).toEqual(expect.arrayContaining(before))

    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Saved pages' }).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.locator('.saved-page')).toHaveCount(1)
  })

  test.describe('with a cache that fails', () => {
    test.use({ allowedConsole: [/planned/] })

    test('the fault is reported in the list of saved pages', async ({ page }) => {
      await page.addInitScript(() => {
        Cache.prototype.keys = () => Promise.reject(new DOMException('planned', 'UnknownError'))
      })
      await page.goto(guideIn('da'))
      await open(page)
      await expect(page.locator('.save__pop')).toContainText(text('da').unreadable)
      await page.goto('/sv/sparat')
      await expect(page.locator('[data-library-list]')).toContainText(text('sv').unreadable)
    })
  })
})
