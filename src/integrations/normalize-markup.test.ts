import { expect, test } from 'vitest'
import { tagRule } from './normalize-markup.ts'
import { markupRewriter } from './rewrite-markup.ts'

const normalize = markupRewriter([tagRule])

test.each([
  [
    '<input id="a" inputMode="numeric" maxLength="3" required=""/>',
    '<input id="a" inputmode="numeric" maxlength="3" required>',
  ],
  ['<form noValidate="" encType="multipart/form-data">', '<form novalidate enctype="multipart/form-data">'],
  ['<br/><img src="a.svg" alt=""/>', '<br><img src="a.svg" alt="">'],
  ['<input value="a = b" readOnly>', '<input value="a = b" readonly>'],
])('writes %s as %s', (written, plain) => {
  expect(normalize(written)).toBe(plain)
})

test.each([
  '<svg viewBox="0 0 1 1"><path d="M0 0"/><use href="#a"/></svg>',
  '<p>maxLength="3" is an attribute, and so is required=""</p>',
  '<script type="application/ld+json">{"maxLength":"3"}</script>',
  '<input name="noValidate" value="">',
])('leaves %s unchanged', html => {
  expect(normalize(html)).toBe(html)
})
