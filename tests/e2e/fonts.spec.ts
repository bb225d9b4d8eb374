import { slowNetwork } from '../../scripts/bench/slow.ts'
import { test } from './support/offline-test.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect } from './support/test.ts'

const isFont = (request: { resourceType(): string }) => request.resourceType() === 'font'

test('a slow line leaves the fonts to the worker, which has them for the next page', async ({ page }) => {
  let asked = 0
  page.on('request', request => {
    if (isFont(request)) asked += 1
  })
  const html = page.locator('html')
  await slowNetwork(await page.context().newCDPSession(page))
  await page.goto('/about-us')
  await expect(html).toHaveAttribute('data-plain')
  await expect(html).toHaveAttribute('data-worker', 'ready', { timeout: 40_000 })
  expect(asked).toBe(0)

  await page.goto('/interrail')
  await expect(html).not.toHaveAttribute('data-plain')
  await expect.poll(() => asked).toBe(2)
  expect(await shiftsOf(page)).toEqual([])
})

test('a fast line brings the fonts with the first page', async ({ page }) => {
  const font = page.waitForRequest(isFont)
  await page.goto('/about-us')
  await font
  await expect(page.locator('html')).not.toHaveAttribute('data-plain')
})
