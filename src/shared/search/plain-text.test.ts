import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['<p>See <a href="page:contact-us">us</a>, <strong>now</strong>.</p>', 'See us, now.'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'One Two'],
  ['Trains &amp; boats &lt;here&gt; &#39;n&#x27; there&nbsp;now', "Trains & boats <here> 'n' there now"],
  ['An &unknown; entity &#0; and &#x7fffffff;', 'An &unknown; entity &#0; and &#x7fffffff;'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('reads %j as %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})
