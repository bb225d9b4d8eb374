import { href } from '../../src/routing/href.ts'
import { businessLabels } from '../../src/shared/forms/business/labels.ts'
import { businessSent } from '../../src/shared/forms/business/sent.ts'
import { filled } from './business-entry.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

test('an application reports what is missing, and is sent once it is complete', async ({ page }) => {
  const { fields } = businessLabels('sv')
  await page.goto(href('business-form', 'sv'))
  await page.locator('[name="companyName"]').fill(filled.companyName)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  await page.getByRole('button', { name: 'Skicka ansökan' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(fields.employees.missing)
  await summary.getByText(fields.terms.missing).click()
  await expect(page.locator('[name="terms"]')).toBeFocused()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoContrastFindings(page)
  for (const [name, value] of Object.entries(filled)) await page.locator(`main [name="${name}"]`).fill(value)
  await page.locator('[name="terms"]').check()
  await page.getByRole('button', { name: 'Skicka ansökan' }).click()
  await expect(page.getByRole('status')).toContainText(businessSent('sv').title)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an application with an employee is sent, and its first row is open', async ({ page }) => {
    await page.goto(href('business-form', 'da'))
    for (const [name, value] of Object.entries(filled))
      await page.locator(`main [name="${name}"]`).fill(value)
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: 'Send ansøgning' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessSent('da').title)
    const reference = await page.locator('[data-reference-value]:visible').textContent()
    expect(new URL(page.url()).pathname).toBe(`${href('business-sent', 'da')}/${reference}`)
  })
})
