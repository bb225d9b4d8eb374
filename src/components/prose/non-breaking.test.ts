import { expect, test } from 'vitest'
import { withNonBreaking, withNonBreakingHtml } from './non-breaking.ts'

test('puts what must not break at odd indexes', () => {
  expect(withNonBreaking('Vi svarer på e-mail, som regel. E-posten')).toEqual([
    'Vi svarer på ',
    'e-mail',
    ', som regel. ',
    'E-posten',
    '',
  ])
})

test('keeps such words of an HTML text together, and leaves tags unchanged', () => {
  expect(withNonBreakingHtml('<a href="#e-mail" title="e-mail">Din e-mailadresse</a>, not re-mail')).toBe(
    '<a href="#e-mail" title="e-mail">Din <span class="nb">e-mailadresse</span></a>, not re-mail',
  )
})

test.each([
  ['ring +45 70 13 14 19 døgnet rundt', '+45 70 13 14 19'],
  ['ring til 70 13 14 19, mindst 12 timer før', '70 13 14 19'],
  ['Regionaltog og S-tog', 'S-tog'],
  ['med S-Bahn fra Hamburg', 'S-Bahn'],
  ['weekdays 08:30–16:30, Swedish time', '08:30–16:30'],
  ['en rabat på 10–15\u00a0%. Grupper', '10–15\u00a0%'],
  ['mellem den 12.–23. januar', '12.–23'],
])('does not break “%s”', (text, kept) => {
  expect(withNonBreaking(text)[1]).toBe(kept)
})

test.each(['40 000 rejsemål', 'spor 10 11 12', 'DSB-tog', '20 21 22 23 24', 'op til 10+2', 'Oslo–Bergen 2'])(
  'leaves “%s” unchanged',
  text => expect(withNonBreaking(text)).toEqual([text]),
)
