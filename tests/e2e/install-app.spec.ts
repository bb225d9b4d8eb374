import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** The event by which Chromium reports that the site can be installed; a browser without windows never fires it. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(answer => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: answer }),
    })
    dispatchEvent(event)
    return event.defaultPrevented
  }, outcome)

const offer = (page: Page) => page.getByRole('complementary', { name: 'Perrong as an app' })
const state = (page: Page) => page.locator('html')

test('the app is offered at the end of a text, and a refusal is permanent', async ({ page }) => {
  await page.goto('/guide-detail/norway')
  expect(await offerInstall(page, 'accepted')).toBe(true)
  await expect(state(page)).toHaveAttribute('data-install', 'available')
  await expect(offer(page)).not.toBeInViewport()
  await offer(page).scrollIntoViewIfNeeded()
  await expectNoAxeFindings(page)
  await offer(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/guide-detail/sweden')
  await offerInstall(page, 'accepted')
  await expect(state(page)).toHaveAttribute('data-install', 'dismissed')
  await expect(offer(page)).toHaveCount(0)

  // A reader who looks for it finds it.
  await page.goto('/saved')
  await offerInstall(page, 'accepted')
  await offer(page).getByRole('button', { name: 'Install' }).click()
  await expect(state(page)).toHaveAttribute('data-install', 'installed')
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Perrong is installed on this device.')).toBeVisible()
})

test('a task page is not disturbed', async ({ page }) => {
  await page.goto('/checkout')
  await offerInstall(page, 'accepted')
  await expect(state(page)).toHaveAttribute('data-install', 'available')
  await expect(offer(page)).toHaveCount(0)
})
