import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('a finger opens a menu, presses its button, and shows a tooltip', async ({ tab }) => {
  test.skip(tab.driver.touch === undefined, 'The driver of WebKit cannot touch')
  await tab.goto('/route-detail/slowly-to-the-riviera')
  await tab.evaluate(() => {
    addEventListener('pointerdown', ({ pointerType }) => {
      document.documentElement.dataset['touchedBy'] = pointerType
    })
  })
  expect(await tab.isVisible('[role=tooltip]')).toBe(false)
  await tab.tap('.tip button')
  await tab.waitFor('[role=tooltip]')
  expect(await tab.attribute('html', 'data-touched-by')).toBe('touch')
  await tab.tap('.menu.only-l > summary', 'Currency')
  await tab.waitFor('.only-l [data-choose-currency=NOK]')
  await tab.tap('.only-l [data-choose-currency=NOK]')
  await poll(() => tab.attribute('html', 'data-currency')).toBe('NOK')
  await tab.waitFor('main .in-nok')
})
