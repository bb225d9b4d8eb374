import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const navigates =
  /location\.(?:assign|replace)\(|location(?:\.href)?\s*=[^=]|window\.open\(|navigation\.navigate\(/

/** The code that changes the address, and its targets. Only the account hand-over may leave the site. */
const known = [
  // To a place on the same page.
  'src/client/hash-scroll/go-to-place.ts',
  'src/client/hash-scroll/hash-scroll.ts',
  // To the home page of the preferred locale, a path of the page table.
  'src/client/inline/root-redirect.ts',
  // To the configured checkout, when a widget asks for it; the message contains no address.
  'src/client/outside-widgets/listen-to-widget.ts',
]

test('only known files navigate by script', () => {
  const files = globSync('src/{client,islands,stores}/**/*.{ts,tsx}').filter(
    file => !/\.test\.|account-handover\//.test(file) && navigates.test(readFileSync(file, 'utf8')),
  )
  expect(files.sort()).toEqual(known)
})
