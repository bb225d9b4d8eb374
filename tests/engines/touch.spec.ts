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

test('a tap after correcting an error sends the form, though its message disappears meanwhile', async ({
  tab,
}) => {
  test.skip(tab.driver.touch === undefined, 'The driver of WebKit cannot touch')
  await tab.goto('/withdraw')
  await tab.tap('.form--withdrawal button[type=submit]')
  await tab.waitFor('.form--withdrawal [aria-invalid=true]')
  await tab.evaluate(() =>
    addEventListener('submit', () => document.documentElement.toggleAttribute('data-sent', true), true),
  )
  await tab.fill('.form--withdrawal [name=email]', 'ida@example.com')
  // Not by `tap`, which moves the focus out of the field before it looks for the button.
  const { x, y } = await tab.evaluate(() => {
    const button = document.querySelector('.form--withdrawal button[type=submit]') as Element
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, bottom, width } = button.getBoundingClientRect()
    return { x: left + width / 2, y: bottom - 8 }
  })
  await tab.driver.touch?.(x, y)
  await poll(() => tab.attribute('html', 'data-sent')).toBe('')
})
