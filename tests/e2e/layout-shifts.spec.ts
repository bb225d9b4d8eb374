import { dist, pagesOfEveryKind } from '../dist/built-pages.ts'
import { shiftsToEnd } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const paths = pagesOfEveryKind(dist)
  .filter(({ locale }) => locale === 'en')
  .map(({ path }) => path)

// Browsers do not count what moves when the width of an open page changes, so each width opens the pages again. At 1280
// px, `pages.spec.ts` opens them anyway.
for (const width of [390, 820])
  test(`at ${width} px, nothing on any kind of page moves by itself`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await shiftsToEnd(page), path).toEqual([])
    }
  })
