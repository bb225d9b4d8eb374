import { shiftsOf } from './shifts.ts'
import { expect, test } from './test.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

test('a page has settled when a late script of a late script has run', async ({ page }) => {
  await page.route('**/late-*.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().endsWith('/late-1.js')
        ? "setTimeout(() => import('/late-2.js'))"
        : "document.documentElement.dataset.late = ''",
    }),
  )
  await page.goto('/about-us')
  await page.evaluate(() => void import('/late-1.js' as string))
  await waitUntilIdle(page)
  expect(await page.evaluate(() => 'late' in document.documentElement.dataset)).toBe(true)
})

test('movements of the page are seen', async ({ page }) => {
  await page.goto('/about-us')
  await waitUntilIdle(page)
  expect(await shiftsOf(page)).toEqual([])
  await page.evaluate(() => {
    const banner = document.createElement('div')
    banner.style.blockSize = '200px'
    document.querySelector('main')?.prepend(banner)
  })
  expect((await shiftsOf(page)).flatMap(({ moved }) => moved)).not.toEqual([])
})
