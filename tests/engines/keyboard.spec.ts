import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('Tab goes from the skip link through the header, and the skip link leads past it', async ({ tab }) => {
  await tab.goto('/about-us')
  for (const focused of ['.skip', '.brand', '.nav li:first-child a', '.nav li:nth-child(2) a']) {
    await tab.driver.press('Tab')
    expect(await tab.isFocused(focused), focused).toBe(true)
  }
  for (const focused of ['.nav li:first-child a', '.brand', '.skip']) {
    await tab.driver.press('Tab', 'Shift')
    expect(await tab.isFocused(focused), focused).toBe(true)
  }
  expect(await tab.isVisible('.skip')).toBe(true)
  await tab.driver.press('Enter')
  await poll(() => tab.path()).toBe('/about-us#main')
  await tab.driver.press('Tab')
  expect(await tab.isFocused('main *')).toBe(true)
})

test('a menu of the header opens by Enter, and Escape closes it and gives the focus back', async ({
  tab,
}) => {
  const summary = '.menu.only-l:not(.needs-script) > summary'
  await tab.goto('/about-us')
  await tab.evaluate(query => document.querySelector<HTMLElement>(query)?.focus(), summary)
  await tab.driver.press('Enter')
  await tab.waitFor('.only-l .menu__pop [data-language=sv]')
  await tab.driver.press('Tab')
  expect(await tab.isFocused('.only-l [data-language=en]')).toBe(true)
  await tab.driver.press('Tab')
  expect(await tab.isFocused('.only-l [data-language=sv]')).toBe(true)
  await tab.driver.press('Escape')
  await poll(() => tab.isVisible('.only-l .menu__pop')).toBe(false)
  expect(await tab.isFocused(summary)).toBe(true)
})
