import { readFile } from 'node:fs/promises'
import { href } from '../../src/routing/href.ts'
import { expect, test } from './support/test.ts'

const pages = [
  { locale: 'en', map: 'perrong-railway-map.pdf', guide: 'perrong-pass-guide.pdf' },
  { locale: 'sv', map: 'perrong-jarnvagskarta.pdf', guide: 'perrong-passguide.pdf' },
  { locale: 'da', map: 'perrong-jernbanekort.pdf', guide: 'perrong-pasguide.pdf' },
] as const

for (const { locale, map, guide } of pages)
  test(`both files download under a clean name, in ${locale}`, async ({ page }) => {
    await page.goto(href('digital-content', locale))
    const buttons = page.locator('.dl .btn')
    await expect(buttons).toHaveCount(2)
    for (const [index, name] of [map, guide].entries()) {
      const [file] = await Promise.all([page.waitForEvent('download'), buttons.nth(index).click()])
      expect(file.suggestedFilename()).toBe(name)
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

test('a file is served as a PDF that may be cached for ever', async ({ page, request }) => {
  await page.goto(href('digital-content', 'en'))
  const answer = await request.get((await page.locator('.dl .btn').first().getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('the pictures of both files are shown', async ({ page }) => {
  await page.goto(href('digital-content', 'sv'))
  for (const picture of await page.locator('.dl__picture').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
})

test('the chart is also a table: five journeys, three ways each, the train with the least emissions', async ({
  page,
}) => {
  await page.goto(href('our-planet', 'en'))
  const journeys = page.locator('.co2 tbody')
  await expect(journeys).toHaveCount(5)
  for (const journey of await journeys.all()) {
    const [train = 0, ...others] = (await journey.locator('.num').allTextContents()).map(Number.parseFloat)
    expect(others).toHaveLength(2)
    expect(Math.min(...others)).toBeGreaterThan(train)
  }
  await expect(journeys.first().getByRole('rowheader', { name: 'Train' })).toBeVisible()
})

test('a bar is as long as its number', async ({ page }) => {
  await page.goto(href('our-planet', 'da'))
  const rows = await page.locator('.co2 tbody td').evaluateAll(cells =>
    cells.map(cell => ({
      kg: Number.parseFloat(cell.querySelector('.num')?.textContent ?? ''),
      length: cell.querySelector('rect')?.getBoundingClientRect().width ?? 0,
    })),
  )
  const most = Math.max(...rows.map(row => row.kg))
  const longest = Math.max(...rows.map(row => row.length))
  for (const { kg, length } of rows) expect(length / longest).toBeCloseTo(kg / most, 1)
})
