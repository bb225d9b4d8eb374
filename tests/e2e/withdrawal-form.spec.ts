import { href } from '../../src/routing/href.ts'
import { withdrawalSent } from '../../src/shared/forms/withdrawal/sent.ts'
import { referenceShape } from '../../src/shared/mail/reference.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

const filled = { name: 'Ann Åberg', contract: 'P-7K3M-9QXD', email: 'ann@example.com' }

test('a contract is withdrawn from in two steps, and the receipt shows what was sent', async ({ page }) => {
  await page.goto(href('terms-and-conditions', 'da'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fortryd aftale', exact: true }).click()
  for (const [name, value] of Object.entries(filled)) await page.locator(`main [name="${name}"]`).fill(value)
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated')
  await page.getByRole('button', { name: 'Bekræft fortrydelse', exact: true }).click()
  const receipt = page.getByRole('status')
  await expect(receipt).toBeFocused()
  await expect(receipt).toContainText(withdrawalSent('da').title)
  for (const value of Object.values(filled)) await expect(receipt).toContainText(value)
  await expect(receipt.locator('dt').first()).toHaveText('Modtaget')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoContrastFindings(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the receipt is a page of its own', async ({ page }) => {
    await page.goto(href('withdraw', 'sv'))
    for (const [name, value] of Object.entries(filled))
      await page.locator(`main [name="${name}"]`).fill(value)
    await page.getByRole('button', { name: 'Bekräfta frånträde', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawalSent('sv').title)
    await expect(page.locator('dd').first()).toHaveText(referenceShape)
    for (const value of Object.values(filled)) await expect(page.getByRole('main')).toContainText(value)
    await page.getByRole('link', { name: 'Perrong' }).click()
    await expect(page).toHaveURL(href('home', 'sv'))
  })
})
