import { text } from '../../src/client/offline/text.ts'
import { localeOfPath } from '../../src/i18n/locales.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { contactPath, field, fillContact, send, shortEntry, typedValues } from './contact-page.ts'
import { bar, brokenPictures, visit } from './offline-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { test } from './support/offline-test.ts'
import { startSite } from './support/site.ts'
import { expect as quickExpect } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 40_000 })
test.describe.configure({ timeout: 180_000 })

const guides = [
  { guide: '/guide-detail/norway', other: '/guide-detail/sweden', offline: 'Without a connection' },
  { guide: '/sv/guide-detail/norge', other: '/sv/guide-detail/sverige', offline: 'Utan uppkoppling' },
  { guide: '/da/guide-detail/norge', other: '/da/guide-detail/sverige', offline: 'Uden forbindelse' },
]

test.describe('when the server has stopped', () => {
  // The other end of its own line would still answer.
  test.use({ baseURL: undefined })

  test('guides that were read open with pictures and map in every language, others say that they are not saved', async ({
    page,
  }) => {
    const site = await startSite()
    for (const { guide } of guides) await visit(page, site.url + guide)
    await site.stop()
    for (const { guide, other, offline } of guides) {
      await page.goto(`${site.url}${guide}?utm_source=letter`)
      const t = text(localeOfPath(guide))
      await expect(bar(page)).toContainText(t.copy.slice(0, 12))
      await expect(page.locator('h1')).not.toHaveText(offline)
      expect(await brokenPictures(page)).toEqual([])
      await expect(page.locator('svg.map').first()).toBeVisible()
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0)
      const link = page.locator(`main a[href="${other}"]`).first()
      await expect(link).toHaveAttribute('data-unreachable')
      await expect(link).toHaveAccessibleDescription(t.unreachable)
      await page.goto(site.url + other)
      await expect(page.locator('h1')).toHaveText(offline)
      expect(new URL(page.url()).pathname).toBe(other)
    }
    await page.goto(site.url + guides[1]?.guide)
    await expect(bar(page)).toBeVisible()
    await expectNoAxeFindings(page)
  })
})

test('if the network does not answer, a visited page is shown soon, and another when it arrives', async ({
  page,
  line,
}) => {
  await visit(page, '/about-us')
  line.set('silent')
  await page.goto('/about-us')
  await expect(bar(page)).toContainText('This copy is from')
  line.set({ delay: 4500 })
  // Everything that the page names is as late; this test is only about the page.
  await page.goto('/interrail', { waitUntil: 'commit' })
  await expect(bar(page)).toHaveCount(0)
  await expect(page).toHaveURL(/interrail$/)
  await expect(page.locator('html')).toHaveAttribute('data-route', 'interrail-en')
})

test('search and pass chooser work once visited, and a form says that there is no network', async ({
  page,
  line,
}) => {
  for (const path of ['/support', '/buy-interrail', contactPath('en')]) await visit(page, path)
  line.set('cut')
  await page.goto('/support')
  await page.getByRole('searchbox').first().fill('refund')
  await expect(page.locator('#found .hits').getByRole('link').first()).toBeVisible()

  await page.goto('/buy-interrail?pass=flexi-5&adult=1')
  await expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')
  await expect(page.locator('.pass-shop__sum')).toContainText('€')

  await page.goto(contactPath('en'))
  await fillContact(page, shortEntry)
  await expect(page.locator('main [data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  await send(page)
  await expect(page.getByRole('alert')).toContainText(answerText('en').offline)
  await page.reload()
  await expect(field(page, 'message')).toHaveValue(String(shortEntry.fields['message']))
  expect(await typedValues(page, shortEntry)).toEqual(shortEntry.fields)
})

test('the first worker loads nothing again, and the footer says that pages are saved', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await visit(page, '/about-us')
  await expect(page.locator('[data-when=ready]')).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  expect(loads).toBe(1)
})

test('the bar and the marks of links follow the network, even one that comes and goes', async ({
  page,
  context,
}) => {
  await visit(page, '/about-us')
  await context.setOffline(true)
  await expect(bar(page)).toContainText(text('en').offline)
  await expect(page.locator('main a[data-unreachable]').first()).toBeVisible()
  // A link that is added later.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/tips',
      textContent: 'A hit',
      id: 'later',
    })
    document.querySelector('main')?.append(link)
  })
  await expect(page.locator('#later')).toHaveAccessibleDescription(text('en').unreachable)
  // A search marks what was found in the title of a hit.
  const picture = await page.locator('#later').evaluate(link => {
    link.replaceChildren(Object.assign(document.createElement('mark'), { textContent: 'A hit' }))
    return getComputedStyle(link, '::after').maskImage
  })
  expect(picture).toContain('svg')
  // A link that is changed to a cached page, as the row of a search is for its next result.
  await page.locator('#later').evaluate(link => link.setAttribute('href', '/about-us'))
  await expect(page.locator('#later')).toHaveAccessibleDescription('')
  await expect(page.locator('#later')).not.toHaveAttribute('data-unreachable')
  for (let times = 0; times < 5; times += 1) {
    await context.setOffline(false)
    await context.setOffline(true)
  }
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  await expect(page.locator('[data-unreachable]')).toHaveCount(0)
})

test('the bar is one line from the second page on, and stays away once it was closed', async ({
  page,
  line,
}) => {
  for (const path of ['/about-us', '/interrail']) await visit(page, path)
  line.set('cut')
  await page.goto('/about-us')
  await expect(bar(page)).toContainText(text('en').marks)
  await expect(page.locator(':is(.bar, .foot, .crumbs) [data-unreachable]')).toHaveCount(0)
  await page.goto('/interrail')
  await expect(bar(page)).toContainText('This copy is from')
  await expect(bar(page)).not.toContainText(text('en').marks)
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(40)
  await bar(page)
    .getByRole('button', { name: text('en').close })
    .click()
  await expect(bar(page)).toBeHidden()
  await page.goto('/about-us')
  await expect(page.locator('main [data-unreachable]').first()).toBeAttached()
  await expect(bar(page)).toBeHidden()
})
