import { describe, expect, it } from 'vitest'
import { headersFor, parseHeaders } from './header-rules.ts'

const rules = parseHeaders(`
# every page
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
  Content-Length: 5

/_astro/*
  cache-control: public, max-age=31536000, immutable
/guide/:name
  X-Many: a
  X-Many: b: c
/:kind/*.js
  X-Script: yes
`)

describe('headersFor', () => {
  it.each([
    ['/', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' }],
    ['/_astro/a.css', { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=31536000, immutable' }],
    ['/guide/sweden', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache', 'x-many': 'a, b: c' }],
    ['/client/a.js', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache', 'x-script': 'yes' }],
  ])('merges the rules of %s', (path, headers) => {
    expect(headersFor(rules, path)).toEqual(headers)
  })
})

describe('parseHeaders', () => {
  it.each([
    ['X-A: b', 'line 1: "X-A: b" is neither a path nor a header of one'],
    ['/*\n  broken', 'line 2: "broken" is neither a path nor a header of one'],
  ])('refuses %j', (text, message) => {
    expect(() => parseHeaders(text)).toThrow(message)
  })
})
