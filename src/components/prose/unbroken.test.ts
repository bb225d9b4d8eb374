import { expect, test } from 'vitest'
import { unbroken, unbrokenHtml } from './unbroken.ts'

test('puts words that must not break at odd places', () => {
  expect(unbroken('Vi svarer på e-mail, som regel. E-posten')).toEqual([
    'Vi svarer på ',
    'e-mail',
    ', som regel. ',
    'E-posten',
    '',
  ])
})

test('keeps such words of an HTML text together, and leaves tags as they are', () => {
  expect(unbrokenHtml('<a href="#e-mail" title="e-mail">Din e-mailadresse</a>, not re-mail')).toBe(
    '<a href="#e-mail" title="e-mail">Din <span class="nb">e-mailadresse</span></a>, not re-mail',
  )
})
