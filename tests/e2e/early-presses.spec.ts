import type { Page } from '@playwright/test'
import { partyText } from '../../src/islands/pass-shop/pass-form-text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { formPages } from '../support/form-pages.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { openRest } from './support/open-rest.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page) => page.locator('main [data-island] form button[type=submit]').last()
const island = (page: Page) => page.locator('main [data-island]')

/** Opens a page as on a slow line, without any script of its own yet. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page, /_astro\/.*\.js/)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(button(page)).toBeAttached()
  return release
}

for (const name of formPages)
  test(`${name}: a press before any script has loaded takes effect once it has`, async ({ page }) => {
    const path = href(name, 'sv')
    const release = await openWithoutScripts(page, path)
    await openRest(page)
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    await expect(island(page)).not.toHaveAttribute('data-hydration')
    release()
    await expect(island(page).locator('[aria-invalid=true]').first()).toBeVisible()
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true')
    expect(new URL(page.url()).pathname).toBe(path)
  })

test('a press before any script has loaded puts a gift card into the basket', async ({ page }) => {
  const release = await openWithoutScripts(page, href('gift-cards', 'sv'))
  await button(page).click()
  release()
  await expect(page.getByRole('status').filter({ hasText: addingText('sv').toCheckout })).toBeFocused()
})

test('Enter in a field counts as such a press too', async ({ page }) => {
  const release = await openWithoutScripts(page, href('contact-us', 'sv'))
  await page.locator('.form--contact [name=email]').press('Enter')
  release()
  await expect(island(page).locator('[aria-invalid=true]').first()).toBeVisible()
})

test('each early press of a stepper counts', async ({ page }) => {
  const release = await openWithoutScripts(page, href('buy-interrail', 'en'))
  const more = page.getByRole('button', { name: `One more: ${partyText('en').adult}` })
  await more.click()
  await more.click()
  release()
  await expect(page.locator('.form--pass [name=adult]')).toHaveValue('3')
})

test.describe('with a chunk that is missing once', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('a press survives the reload that loads it', async ({ page }) => {
    let attempts = 0
    await page.route(/_astro\/GiftCard\.(?!astro).*\.js/, route =>
      attempts++ === 0 ? route.abort() : route.continue(),
    )
    await page.goto(href('gift-cards', 'sv'))
    await button(page).click()
    await expect(page.getByRole('status').filter({ hasText: addingText('sv').toCheckout })).toBeFocused()
    expect(attempts).toBeGreaterThan(1)
  })
})
