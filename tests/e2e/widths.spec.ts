import { expect, test } from './support/test.ts'

for (const width of [320, 390, 768, 1024, 1280, 1920])
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/sv',
      '/sv/guide-detail/sverige',
      '/da/route-detail/langsomt-til-rivieraen',
      '/sv/kontakta-oss',
      '/sv/resrutter',
      '/route-detail/slowly-to-the-riviera',
      '/da/tips-fra-tog',
      '/da/kob-interrail',
      '/da/j-rail-pass',
      '/sv/reseguider',
    ]) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
