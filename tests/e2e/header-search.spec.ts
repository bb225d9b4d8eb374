import type { Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/test.ts'

const opener = (page: Page) => page.locator('.seek > summary')
const hits = (page: Page) => page.locator('.seek').getByRole('link')

test('finds pages and answers during typing, on any page, and leads to them', async ({ page }) => {
  await page.goto('/about-us')
  await opener(page).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('bergen')
  for (const [place, name] of [/^Norway/, /^Oslo–Bergen/, /^Fjords and mountain railways/].entries())
    await expect(hits(page).nth(place)).toHaveText(name)
  await hits(page)
    .first()
    .evaluate(link => link.setAttribute('data-kept', ''))
  await page.getByRole('searchbox').fill('lost phone')
  await expect(hits(page).first()).toHaveAttribute('href', /#lost-phone$/)
  // The elements of a result are reused for the next key: new ones cost a slow phone a frame.
  await expect(hits(page).first()).toHaveAttribute('data-kept')
  await expect(hits(page).first().locator('mark')).toHaveText(['phone', 'lost'])
  await hits(page).first().click()
  await expect(page).toHaveURL(/\/support#lost-phone$/)
  await expect(page.locator('#lost-phone')).toHaveAttribute('open', '')
})

test('leaves a result unchanged if the next key finds the same', async ({ page }) => {
  await page.goto('/about-us')
  await opener(page).click()
  await page.getByRole('searchbox').fill('bergen')
  await expect(hits(page).first()).toHaveText(/^Norway/)
  const changes = await page.locator('.seek ul').evaluateHandle(list => {
    const seen: string[] = []
    new MutationObserver(records => seen.push(...records.map(({ type }) => type))).observe(list, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
    return seen
  })
  const before = await hits(page).allTextContents()
  await page.getByRole('searchbox').fill('bergen ')
  await expect(page.locator('.seek [role=status]')).toHaveText(/“bergen”/)
  expect(await hits(page).allTextContents()).toEqual(before)
  expect(await changes.jsonValue()).toEqual([])
})

test('finds during typing even if it was opened before its script loaded', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  await opener(page).click()
  await page.getByRole('searchbox').fill('bergen')
  release()
  await expect(hits(page).first()).toHaveText(/^Norway/)
})

test('announces the number of results, or that there are none, and Enter leads to all of them', async ({
  page,
}) => {
  await page.goto('/about-us')
  await opener(page).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('bergen')
  await expect(hits(page).first()).toHaveText(/^Norway/)
  const count = await hits(page).count()
  await expect(page.locator('.seek [role=status]')).toHaveText(`${count} results for “bergen”`)
  await page.getByRole('searchbox').fill('xqzvw')
  await expect(page.locator('.seek').getByText('It could not be found')).toBeVisible()
  await page.getByRole('searchbox').fill('bergen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/support\?q=bergen$/)
  await expect(page.locator('#found').getByRole('link', { name: 'Norway', exact: true })).toBeVisible()
})

test('closes on Escape, and returns the focus', async ({ page }) => {
  await page.goto('/about-us')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('loads neither code nor entries before it is opened', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto('/about-us')
  await expect(opener(page)).toBeVisible()
  expect(requested.filter(path => /search|suggest/.test(path))).toEqual([])
  await opener(page).click()
  await expect.poll(() => requested).toContain('/search/en.json')
})

test('has no accessibility findings when open with results, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/sv/om-oss')
  await opener(page).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('nattåg')
  await expect(hits(page).first()).toBeVisible()
  for (const box of await page.locator('.seek :is(a, button, input)').all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoContrastFindings(page)
})

test('the search page’s header leads to its field', async ({ page }) => {
  await page.goto('/support')
  await page.locator('.bar a[href="#q"]').click()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test.describe('a wrong address', () => {
  test.use({ allowedConsole: [/status of 404/] })

  test('suggests the most similar page first, and fills in the search with its words', async ({ page }) => {
    await page.goto('/guide-detail/norwey')
    await expect(page.locator('.nearest').getByRole('link').first()).toHaveText('Norway')
    await expect(page.getByRole('searchbox')).toHaveValue('norwey')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.locator('#found').getByRole('link', { name: 'Norway', exact: true })).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s search opens, and its form leads to the search page', async ({ page }) => {
    await page.goto('/da/om-os')
    await opener(page).click()
    await page.getByRole('searchbox').fill('bergen')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/da\/kundeservice\?q=bergen$/)
  })
})
