import { goodSpeed, slowSpeed, startTcpLine } from '../../scripts/bench/tcp-line.ts'
import { test } from './support/offline-test.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect } from './support/test.ts'

const isFont = (request: { resourceType(): string }) => request.resourceType() === 'font'

test('on a slow line the worker loads the fonts for the next page', async ({ page, site }) => {
  const line = await startTcpLine(site.url, slowSpeed)
  let requests = 0
  page.on('request', request => {
    if (isFont(request)) requests += 1
  })
  const html = page.locator('html')
  await page.goto(`${line.url}/about-us`)
  await expect(html).toHaveAttribute('data-plain')
  await expect(html).toHaveAttribute('data-worker', 'ready', { timeout: 40_000 })
  expect(requests).toBe(0)
  expect(await shiftsOf(page)).toEqual([])

  await page.goto(`${line.url}/interrail`)
  await expect(html).not.toHaveAttribute('data-plain')
  await expect.poll(() => requests).toBe(2)
  expect(await shiftsOf(page)).toEqual([])
  await page.close()
  await line.close()
})

test('on a good line the first page has the fonts, whatever a fresh browser reports of the line', async ({
  page,
  site,
}) => {
  // What Chromium reports before it has measured anything.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { rtt: 100, downlink: 1.45, effectiveType: '4g', saveData: false },
    }),
  )
  const line = await startTcpLine(site.url, goodSpeed)
  const font = page.waitForRequest(isFont)
  await page.goto(`${line.url}/about-us`)
  await font
  await expect(page.locator('html')).not.toHaveAttribute('data-plain')
  expect(await shiftsOf(page)).toEqual([])
  await page.close()
  await line.close()
})
