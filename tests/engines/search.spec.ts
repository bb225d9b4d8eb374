import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('the search of the header finds a misspelt word during typing, and leads to the page', async ({
  tab,
}) => {
  await tab.goto('/about-us')
  await tab.click('.seek > summary')
  await poll(() => tab.isFocused('.seek [type=search]')).toBe(true)
  await tab.fill('.seek [type=search]', 'norwey')
  await tab.waitFor('.seek ul a', 'Norway')
  await tab.click('.seek ul a', 'Norway')
  await tab.arriveAt('/guide-detail/norway')
})

test('the search of the support page finds a misspelt word, and its result opens the answer', async ({
  tab,
}) => {
  await tab.goto('/support')
  await tab.fill('#q', 'refnud for pass')
  await poll(() => tab.attribute('#found .hits a', 'href')).toBe('#pass-refund')
  expect(await tab.isVisible('#found mark')).toBe(true)
  await tab.click('#found .hits a')
  await poll(() => tab.attribute('#pass-refund', 'open')).toBe('')
  expect(await tab.path()).toBe('/support?q=refnud+for+pass#pass-refund')
})
