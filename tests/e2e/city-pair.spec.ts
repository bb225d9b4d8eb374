import type { Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('leads from the list to a journey, to its translation, and to a guide on the way', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/by-train')
  await page
    .getByRole('navigation', { name: 'Where you start' })
    .getByRole('link', { name: 'Copenhagen' })
    .click()
  await expect(page.getByRole('heading', { name: 'From Copenhagen' })).toBeInViewport()
  await page
    .getByRole('region', { name: 'From Copenhagen' })
    .getByRole('link', { name: /^Berlin/ })
    .click()
  await expect(page).toHaveURL(/\/by-train\/copenhagen-berlin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copenhagen to Berlin by train')
  await expect(
    page
      .getByRole('region', { name: /ways? to go/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()

  await page.locator('.bar summary', { hasText: 'Language: English' }).click()
  await page.getByRole('link', { name: /^Svenska/ }).click()
  await expect(page).toHaveURL(/\/sv\/med-tag\/kopenhamn-berlin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Köpenhamn till Berlin med tåg')

  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Guider till länderna på vägen' }) })
    .getByRole('link', { name: /^Tyskland/ })
    .click()
  await expect(page).toHaveURL(/\/sv\/guide-detail\/tyskland$/)
  await expect(page.locator('aside').getByRole('link', { name: 'Berlin' })).toHaveAttribute(
    'href',
    '/sv/med-tag/stockholm-berlin',
  )
})

test('opens the planner with the journey', async ({ page }) => {
  await page.goto('/by-train/stockholm-berlin')
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  await expect(page).toHaveURL(/\/plan-a-trip\?from=stockholm-c&stop=berlin-hbf\.1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('says each leg in words that stand apart', async ({ page }) => {
  await page.goto('/by-train/copenhagen-paris')
  const legs = page.locator('.journey__legs').first()
  await expect(legs).toContainText('Hamburg Hbf allow')
  await expect(legs).toContainText(/DKK\s\d+ \(20\d\d\)/)
})

test('leads to the journey in the other direction', async ({ page }) => {
  await page.goto('/by-train/stockholm-oslo')
  await page.getByRole('link', { name: 'Oslo to Stockholm by train' }).click()
  await expect(page).toHaveURL(/\/by-train\/oslo-stockholm$/)
})

test('is found in the header’s search by its two cities', async ({ page }) => {
  await page.goto('/sv/om-oss')
  await page.locator('.seek > summary').click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('göteborg hamburg tåg')
  const first = page.locator('.seek').getByRole('link').first()
  await expect(first).toHaveText('Göteborg till Hamburg med tågFrån stad till stad')
  await first.click()
  await expect(page).toHaveURL(/\/sv\/med-tag\/goteborg-hamburg$/)
})

test('fits every width, in light and dark, and is accessible', async ({ page }) => {
  for (const path of ['/by-train', '/da/med-tog/goteborg-aalborg']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    // Content far down is clipped at its edges (`.far`), unless the reader returned to the page, which is then laid out
    // completely.
    await page.evaluate(() => {
      document.documentElement.dataset['returned'] = ''
    })
    const tooWide: number[] = []
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      if (await isTooWide(page)) tooWide.push(width)
    }
    expect(tooWide, path).toEqual([])
    await expectNoAxeFindings(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoContrastFindings(page)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a journey is complete: ways, legs, map, sources, pass and further links', async ({ page }) => {
    await page.goto('/by-train/stockholm-berlin')
    await expect(page.getByRole('region', { name: /ways to go/ }).getByRole('listitem')).not.toHaveCount(0)
    await expect(page.locator('.journey__legs').first().getByText('Berlin Hbf')).toBeVisible()
    const byNight = page.locator('details', { hasText: 'By night, leg by leg' })
    await byNight.locator('summary').click()
    await expect(byNight.getByText('Berlin Hbf')).toBeVisible()
    await expect(byNight.getByText('Book at').first()).toBeVisible()
    await expect(
      page
        .locator('section', {
          has: page.getByRole('heading', { name: 'Routes on the way to Berlin and beyond' }),
        })
        .getByRole('listitem'),
    ).not.toHaveCount(0)
    await expect(page.locator('.railmap svg')).toBeVisible()
    await expect(page.locator('.journey__pays .price:visible .in-eur').first()).toBeVisible()
    await page.locator('.claims summary').click()
    await expect(page.locator('.claims').getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: 'Gothenburg' }).first().click()
    await expect(page).toHaveURL(/\/by-train\/(?:stockholm-gothenburg|gothenburg-berlin)$/)
  })
})
