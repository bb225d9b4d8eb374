import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('a filter shows the guides that match, is written into the address, and is undone by back', async ({
  tab,
}) => {
  const shown = () =>
    tab.evaluate(
      () => [...document.querySelectorAll('.wall li')].filter(item => item.checkVisibility()).length,
    )
  await tab.goto('/travel-guides')
  const all = await shown()
  await tab.click('label:has(input[name=region][value=nordic])')
  await poll(() => tab.path()).toBe('/travel-guides?region=nordic')
  await poll(shown).toBeLessThan(all)
  expect(await shown()).toBeGreaterThan(0)
  expect(await tab.isVisible('.wall li', 'Norway')).toBe(true)
  expect(await tab.isVisible('.wall li', 'Italy')).toBe(false)
  await tab.back('/travel-guides')
  await poll(shown).toBe(all)
})

test('the buttons above the prices switch between the classes', async ({ tab }) => {
  await tab.goto('/buy-interrail')
  expect(await tab.isVisible('.price-table caption', '1st class')).toBe(false)
  await tab.click('.prices__head label', '1st class')
  await tab.waitFor('.price-table', '1st class')
  expect(await tab.isVisible('.price-table', '2nd class')).toBe(false)
})

test('the contents of a guide lead to a section, and mark it', async ({ tab }) => {
  await tab.goto('/guide-detail/norway')
  expect(await tab.count('.toc [aria-current]')).toBe(0)
  await tab.click('.toc a[href="#good-to-know"]')
  await poll(() => tab.path()).toBe('/guide-detail/norway#good-to-know')
  await poll(() => tab.text('.toc [aria-current]')).toBe('Good to know')
  const top = () => tab.evaluate(() => document.getElementById('good-to-know')?.getBoundingClientRect().top)
  await poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
})
