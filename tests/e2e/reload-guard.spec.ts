import type { Page, Route } from '@playwright/test'
import { failureText } from '../../src/islands/boundary/text.ts'
import { text as layoutText } from '../../src/layouts/text.ts'
import { contactPath, fillContact, shortEntry, typedValues } from './contact-page.ts'
import { scriptsRun } from './support/scripts-run.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
test.use({
  allowedConsole: [/status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error hydrating|MIME type|planned/],
})

const message = (page: Page) => page.locator('.failed')
const searchField = (page: Page) => page.locator('.ask__form input')

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

const lost: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': route => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'answers with a page': route => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' }),
  'is cut off': route => route.abort(),
}
for (const [what, answer] of Object.entries(lost))
  test(`an island whose script ${what} reloads the page once, then shows an error in its place`, async ({
    page,
  }) => {
    await page.goto('/support')
    await page.route(/_astro\/SupportSearch\.(?!astro)/, answer)
    const loads = countLoads(page)
    await searchField(page).focus()
    await expect.poll(loads).toBe(1)
    await searchField(page).focus()
    await expect(message(page)).toBeVisible()
    expect(loads()).toBe(1)
    await page.unroute(/_astro\/SupportSearch\.(?!astro)/)
    await message(page).getByRole('button').click()
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
    await expect(message(page)).toHaveCount(0)
    expect(loads()).toBe(1)
  })

test('a chunk of a behaviour that does not load is reported, and loads on a second try', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem(`reloaded:${location.pathname}`, String(Date.now() + 3_600_000))
  })
  await page.goto(contactPath('da'))
  const part = /_astro\/currency\./
  await page.route(part, route => route.abort())
  const loads = countLoads(page)
  await page.locator('.only-l.needs-script summary').click()
  await page.locator('.only-l button[data-choose-currency=NOK]').click()
  await expect(message(page)).toContainText(layoutText('da').loadFailed)
  await page.unroute(part)
  await message(page)
    .getByRole('button', { name: layoutText('da').retry })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'NOK')
  await expect(message(page)).toHaveCount(0)
  expect(loads()).toBe(0)
})

test('a link to a place whose chunk does not load is followed as without scripts', async ({
  page,
  context,
}) => {
  await page.goto('/guide-detail/sweden')
  await context.setOffline(true)
  await page
    .locator('.toc a[href="#routes"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/#routes$/)
  await expect(page.locator('#routes')).toBeInViewport()
})

test('the marker lasts ten seconds, for its own path only', async ({ page }) => {
  await page.route(/_astro\/currency\./, route => route.abort())
  await page.goto('/about-us')
  const loads = countLoads(page)
  const fail = () =>
    page
      .locator('button[data-choose-currency=NOK]')
      .first()
      .evaluate((b: HTMLElement) => b.click())
  await fail()
  await expect.poll(loads).toBe(1)
  await scriptsRun(page)
  const [key, until] = await page.evaluate(() => Object.entries(sessionStorage)[0] ?? [])
  expect(key).toBe('reloaded:/about-us')
  const left = Number(until) - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(10_000)
  await page.evaluate(name => sessionStorage.setItem(name, String(Date.now() - 1)), String(key))
  await fail()
  await expect.poll(loads).toBe(2)
})

test.describe('does not reload', () => {
  const fails = async (page: Page) => {
    await page.route(/_astro\/currency\./, route => route.abort())
    const loads = countLoads(page)
    await page
      .locator('button[data-choose-currency=NOK]')
      .first()
      .evaluate((b: HTMLElement) => b.click())
    await expect(message(page)).toBeVisible()
    expect(loads()).toBe(0)
  }

  test('over typed text', async ({ page }) => {
    await page.goto(contactPath('en'))
    await fillContact(page, shortEntry)
    await fails(page)
    expect(await typedValues(page, shortEntry)).toEqual(shortEntry.fields)
  })

  test('offline', async ({ page, context }) => {
    await page.goto('/about-us')
    await context.setOffline(true)
    await fails(page)
  })

  test('if nothing can be stored', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('planned', 'SecurityError')
        },
      }),
    )
    await page.goto('/about-us')
    await fails(page)
  })
})

test('an island that throws shows an error, and restores what was typed', async ({ page }) => {
  const words = failureText('sv')
  await page.goto(contactPath('sv'))
  await fillContact(page, shortEntry)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  // The form loads this when it first lists a file.
  await page.evaluate(() => {
    const { NumberFormat } = Intl
    Object.assign(window, { mend: () => Object.assign(Intl, { NumberFormat }) })
    Object.assign(Intl, {
      NumberFormat: class {
        constructor() {
          throw new Error('planned')
        }
      },
    })
  })
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
  await page.locator('input[type=file]').setInputFiles(notes)
  await expect(message(page)).toContainText(words.title)
  await expect(message(page)).toBeFocused()
  await page.evaluate('mend()')
  await message(page).getByRole('button', { name: words.retry }).click()
  expect(await typedValues(page, shortEntry)).toEqual(shortEntry.fields)
})
