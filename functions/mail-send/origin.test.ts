import { expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const hosts = ['perrong.example', 'perrong.se.example:8443']

it.each<[string, Record<string, string>, boolean]>([
  ['the host that is asked', { origin: 'http://localhost:4321' }, true],
  ['a configured domain', { origin: 'https://perrong.example' }, true],
  ['a configured domain with its port', { origin: 'https://perrong.se.example:8443' }, true],
  ['a page of ours, by its address', { referer: 'http://localhost:4321/sv/kontakta-oss' }, true],
  ['a program that names no page', {}, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['another port', { origin: 'http://localhost:9999' }, false],
  ['a longer name', { origin: 'https://perrong.example.evil.example' }, false],
  ['a page of another site', { referer: 'https://evil.example/?http://localhost:4321' }, false],
  ['a hidden origin', { origin: 'null' }, false],
  ['a cross-site request that names no page', { 'sec-fetch-site': 'cross-site' }, false],
])('judges %s', (_, headers, expected) => {
  const request = new Request('http://localhost:4321/mail/send', { method: 'POST', headers })
  expect(isOwnOrigin(request, hosts)).toBe(expected)
})
