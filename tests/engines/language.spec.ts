import { text as layoutText } from '../../src/layouts/text.ts'
import { href } from '../../src/routing/href.ts'
import { contactPath } from '../e2e/contact-page.ts'
import { expect, test } from './support/test.ts'

test('a chosen language is followed, and from then on the bare root redirects to it', async ({ tab }) => {
  await tab.goto(href('about-us', 'en'))
  await tab.click('.menu.only-l > summary', 'Language')
  await tab.click('.only-l [data-language=sv]')
  await tab.arriveAt(href('about-us', 'sv'))
  expect(await tab.attribute('html', 'lang')).toBe('sv')
  await tab.goto('/?a=1#b')
  await tab.arriveAt('/sv?a=1#b')
})

test('a change of language asks before typed text is lost, and follows the answer', async ({ tab }) => {
  const message = 'form.form--contact [name=message]'
  await tab.goto(contactPath('da'))
  await tab.fill(message, 'Hvor er mit tog?')
  await tab.click('.menu.only-l > summary', 'Sprog')
  const words = await tab.clickAndAnswer('.only-l [data-language=sv]', false)
  expect(words).toBe(layoutText('da').confirmLanguage)
  expect(await tab.path()).toBe(contactPath('da'))
  expect(await tab.value(message)).toBe('Hvor er mit tog?')
  await tab.clickAndAnswer('.only-l [data-language=sv]', true)
  await tab.arriveAt(contactPath('sv'))
})
