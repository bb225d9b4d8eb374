import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('names a contact, an expiry within a year, the languages and every address of the file', () => {
  const text = securityTxt({
    email: 'hello@perrong.example',
    languages: ['en', 'sv'],
    canonical: [
      'https://perrong.example/.well-known/security.txt',
      'https://perrong.se/.well-known/security.txt',
    ],
    built: new Date('2026-11-21T05:00:00.123Z'),
  })
  expect(text).toBe(`Contact: mailto:hello@perrong.example
Expires: 2027-11-20T05:00:00Z
Preferred-Languages: en, sv
Canonical: https://perrong.example/.well-known/security.txt
Canonical: https://perrong.se/.well-known/security.txt
`)
})
