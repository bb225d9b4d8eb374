import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/**
 * Content far down is clipped at its edges (`.far`), unless the reader returned to the page, which is then laid out
 * completely.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['returned'] = ''
  })

const widths = [320, 390, 768, 1024, 1280, 1920]

for (const path of [
  '/sv',
  '/sv/guide-detail/sverige',
  '/da/route-detail/fjorde-og-fjelde',
  '/sv/kontakta-oss',
  '/sv/resrutter',
  '/route-detail/slowly-to-the-riviera',
  '/da/tips-fra-tog',
  '/da/kob-interrail',
  '/da/j-rail-pass',
  '/sv/reseguider',
  '/interrail-mobile-pass',
  '/sv/hur-man-anvander-mobile-pass',
  '/da/hvordan-bruger-man-mobile-pass',
])
  test(`${path} scrolls sideways at no width`, async ({ page }) => {
    await page.goto(path)
    await layOutAll(page)
    const tooWide: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
  })

for (const path of [
  '/buy-interrail',
  '/sv/kop-interrail',
  '/da/kob-interrail',
  '/route-detail/slowly-to-the-riviera',
  '/da/route-detail/fjorde-og-fjelde',
])
  test(`${path} fits a phone at twice its text size`, async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 })
    await page.goto(path)
    await layOutAll(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
  })

for (const [path, width] of [
  ['/travel-routes', 320],
  ['/da/route-detail/fjorde-og-fjelde', 320],
  ['/sv/om-oss', 1280],
] as const)
  test(`${path} fits with space between letters and words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await layOutAll(page)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

const party = 'adult=2&youth=1&child=2&pass=flexi-7'
for (const path of ['/buy-interrail', '/sv/kop-interrail', '/da/kob-interrail'])
  test(`${path} fits a phone with a mixed party, whose sum line is cut`, async ({ page }) => {
    const tooWide: number[] = []
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${path}?${party}`)
      const choice = page.locator('[data-begun] .pass-shop__choice')
      await expect(choice).toContainText('Flexi', { timeout: 20_000 })
      await expect(choice).toHaveCSS('text-overflow', 'ellipsis')
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
  })

/** The words of an element that continue on the next line. */
const brokenWords = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}+/gu) ?? []) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

for (const [path, width, selector] of [
  ['/sv/guide-detail/nordmakedonien', 390, 'h1'],
  ['/da/guide-detail/nederlandene', 320, 'h1'],
  ['/guide-detail/bosnia-and-herzegovina', 320, 'h1'],
  ['/sv/guide-detail/bosnien-och-hercegovina', 320, '.there-by'],
  ['/da/tips-detail/planlaeg-med-rejseplanlaeggeren', 320, 'h1'],
  ['/da/route-detail/fjorde-og-fjelde', 320, '.days'],
  ['/by-train/copenhagen-amsterdam', 320, '.ways-board'],
] as const)
  test(`${path} breaks no word of ${selector} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await layOutAll(page)
    expect(await page.locator(selector).first().evaluate(brokenWords)).toEqual([])
  })
