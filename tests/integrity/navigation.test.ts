import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const navigates =
  /location\.(?:assign|replace)\(|location(?:\.href)?\s*=[^=]|window\.open\(|navigation\.navigate\(/

/** What changes the address by script, and where to. The account hand-over alone may lead out of the site. */
const known = [
  // To a place on the same page.
  'src/client/hash-scroll/go-to-place.ts',
  'src/client/hash-scroll/hash-scroll.ts',
  // To the home page of the preferred locale, a path of the page table.
  'src/client/inline/root-redirect.ts',
  // To the checkout that is configured, when a widget says so; the message does not say where.
  'src/client/outside-widgets/listen-to-widget.ts',
]

test('only known files navigate by script', () => {
  const files = globSync('src/{client,islands,stores}/**/*.{ts,tsx}').filter(
    file => !/\.test\.|account-handover\//.test(file) && navigates.test(readFileSync(file, 'utf8')),
  )
  expect(files.sort()).toEqual(known)
})
