import { expect, test } from 'vitest'
import { externalTarget } from './link-targets.ts'
import { refusedMarkup } from './markup.ts'

test.each(['https://elsewhere.example/a?b#c', 'mailto:hello@perrong.example', 'tel:+46313900600', '#prices'])(
  '%s may be linked to',
  target => expect(externalTarget.test(target)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java&#115;cript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'vbscript:run',
  'ftp://files.example',
  'http://elsewhere.example',
  '//elsewhere.example',
  'blob:https://elsewhere.example/1',
  'https://elsewhere.example" onclick="run()',
])('%s may not', target => expect(externalTarget.test(target)).toBe(false))

test.each([
  '<h2 id="a">A &amp; b</h2><p>5 &lt; 6, see <a href="page:taxi" title="Taxi">taxi</a>.</p>',
  '<table><thead><tr><th align="right">x</th></tr></thead></table><hr /><br>',
  '<ul><li><input type="checkbox" checked disabled> done</li></ul>',
  '<p><abbr title="a > b">ab</abbr> <span lang="de">Hbf</span><!-- an editor\'s note --></p>',
])('%s is text', html => expect(refusedMarkup(html)).toEqual([]))

test.each(['<!---->', '<!-- a -- > b - -->', '<!---a--->', '<!--a--!-->', '<!--\n<b>5</b> < 6\n-->'])(
  '%s is a comment',
  html => expect(refusedMarkup(`<p>a</p>${html}<!--b--><p>c</p>`)).toEqual([]),
)

test.each([
  '<!--> <svg/onload=alert(1)> -->',
  '<!---> <meta/http-equiv=refresh content=0;url=https://evil.example> -->',
  '<!-- a --!> <a/href=javascript:alert(1)>x</a> -->',
  '<!----!> <svg/onload=alert(1)> -->',
  '<!-- a <!-- b --!> <svg/onload=alert(1)> -->',
  '<!-- never ended',
])('%s is not a comment, and is refused', html => {
  const [refusal] = refusedMarkup(`<p>before</p>${html}`)
  expect(refusal?.at).toBe(13)
  expect(refusal?.message).toContain('is not allowed')
})

test('an attribute does not begin a comment', () => {
  const html = '<b title="<!--">a</b><svg/onload=alert(1)><b title="-->">b</b>'
  expect(refusedMarkup(html)[0]?.at).toBe(html.indexOf('<svg'))
})

test('a tag in a comment hides none after it', () => {
  const html = '<!-- <b title=" --><script>run()</script><!-- "> -->'
  expect(refusedMarkup(html)[0]?.at).toBe(html.indexOf('<script'))
})

// With repeated scanning, each of these would take a minute, longer than the test may run.
test.each(['<!--', '<!-- <!--', '<!-- a --!', '<p ', '<p a="'])('scans %s without an end only once', start =>
  expect(refusedMarkup(start.repeat(50_000))).not.toEqual([]),
)

test.each([
  ['<script>run()</script>', '<script>'],
  ['<iframe src="https://elsewhere.example"></iframe>', '<iframe>'],
  ['<img src=x onerror=run()>', '<img src=x'],
  ['<img src="x" onerror="run()">', '<img>'],
  ['<p onclick="run()">x</p>', 'onclick'],
  ['<p ONCLICK="run()">x</p>', 'ONCLICK'],
  ['<a href=javascript:run()>x</a>', '<a href=javascript:'],
  ["<a href='javascript:run()'>x</a>", "<a href='javascript:"],
  ['<a href="#a"onclick="run()">x</a>', '<a href'],
  ['<form action="https://elsewhere.example"></form>', '<form>'],
  ['<p style="color:red">x</p>', 'style'],
  ['<table class="x"></table>', '<table class="x">'],
  ['<table ></table>', '<table >'],
  ['<TABLE></TABLE>', '<TABLE>'],
  ['<svg><a href="#x"></a></svg>', '<svg>'],
  ['<object data="x"></object>', '<object>'],
  ['<p', '<p'],
  ['<a\u002fhref="#a">x</a>', '<a/href'],
])('%s is refused', (html, what) => {
  const [refusal] = refusedMarkup(`<p>before</p>${html}`)
  expect(refusal?.at).toBe(13)
  expect(refusal?.message).toContain(what)
  expect(refusal?.message).toContain('allowed: ')
})
