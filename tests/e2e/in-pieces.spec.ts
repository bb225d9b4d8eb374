import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const pieces = [
  {
    what: 'a table, whose columns follow its last row,',
    path: '/tips-detail/short-connections',
    width: 390,
    begins: '<tbody',
    cut: '</tr>',
    waiting: 'main table',
    partly: 'main tbody > tr',
  },
  {
    what: 'a step, whose phone stands above its words,',
    path: '/interrail-mobile-pass',
    width: 1280,
    begins: 'class="steps"',
    cut: '</p>',
    waiting: '.step',
    partly: '.step p',
  },
]

// The test writes the page in two parts, which Trusted Types would refuse from the page's own code.
test.use({ bypassCSP: true })

for (const { what, path, width, begins, cut, waiting, partly } of pieces) {
  test(`${what} is shown when it is complete, and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1600 })
    await page.goto(path)
    const html = await (await page.request.get(path)).text()
    const at = html.indexOf(cut, html.indexOf(begins)) + cut.length
    await page.evaluate(
      begun => {
        document.open()
        document.write(begun)
      },
      html.slice(0, at),
    )
    await expect(page.locator(partly)).toHaveCount(1)
    await expect(page.locator(waiting)).toBeHidden()
    await page.evaluate(rest => {
      document.write(rest)
      document.close()
    }, html.slice(at))
    await expect(page.locator(waiting).first()).toBeVisible()
    await expect(page.locator(partly).nth(1)).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
}
