import { dist, pagesOfEveryKind } from '../dist/built-pages.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const paths = pagesOfEveryKind(dist)
  .filter(({ locale }) => locale === 'en')
  .map(({ path }) => path)

/**
 * Runs in the page: scrolls to its end, so that everything that is loaded or laid out late appears. What comes near the
 * screen is laid out in the next frame, so each screen is shown for two.
 */
async function scrollToEnd(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy({ top: innerHeight, behavior: 'instant' })
    await frame()
    await frame()
  }
}

// Browsers do not count what moves when the width of an open page changes, so each width opens the pages again.
for (const width of [390, 820, 1280])
  test(`at ${width} px, nothing on any kind of page moves by itself`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(scrollToEnd)
      expect.soft(await shiftsOf(page), path).toEqual([])
    }
  })
