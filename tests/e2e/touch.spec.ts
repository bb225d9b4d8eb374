import type { Page } from '@playwright/test'
import { href } from '../../src/routing/href.ts'
import { formPages } from '../support/form-pages.ts'
import { openRest } from './support/open-rest.ts'
import { expect, test } from './support/test.ts'

// Without smooth scrolling, for which each tap would wait after the focus has gone to the list of errors.
test.use({ hasTouch: true, viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })

const island = (page: Page) => page.locator('main [data-island]')
const button = (page: Page) => island(page).locator('form button[type=submit]').last()

/** Where a finger hits a button, as a share of its height: a disappearing message moves it by half of that and more. */
const heights = [0.2, 0.4, 0.55, 0.67, 0.83]

/** Fields for typed text, with a valid value for each. */
const answers = { date: '2027-06-01', email: 'ida@example.com', tel: '0701234567', time: '10:00' } as const
const isTyped = (type: string): type is keyof typeof answers => type in answers
const wrong = ':is(input:not([type=radio], [type=checkbox], [type=file]), textarea)[aria-invalid=true]'

async function tap(page: Page, height: number): Promise<void> {
  const box = await button(page).boundingBox()
  if (!box) throw new Error('The button is not shown')
  await button(page).tap({ position: { x: box.width / 2, y: box.height * height } })
}

for (const name of formPages)
  test(`${name}: a tap after correcting an error is never lost`, async ({ page }) => {
    await page.goto(href(name, 'sv'))
    await openRest(page)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      addEventListener(
        'submit',
        () => (dataset['submits'] = String(Number(dataset['submits'] ?? 0) + 1)),
        true,
      )
    })
    const submits = () => page.locator('html').getAttribute('data-submits').then(Number)
    await tap(page, 0.5)
    await expect(island(page).locator('[aria-invalid=true]').first()).toBeVisible()
    const count = Math.min(await island(page).locator(wrong).count(), heights.length)
    expect(count).toBeGreaterThan(0)
    for (const height of heights.slice(0, count)) {
      const before = await submits()
      const field = island(page).locator(wrong).last()
      const type = (await field.getAttribute('type')) ?? ''
      await field.tap()
      await field.fill(isTyped(type) ? answers[type] : 'Malmö C')
      await tap(page, height)
      await expect.poll(submits, { message: `a tap at ${height} of the height` }).toBe(before + 1)
    }
  })
