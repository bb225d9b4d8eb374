import { describe, expect, it } from 'vitest'
import { fillPattern, matchPath, segmentsOf } from './path-pattern.ts'

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/om-oss', '/om-oss', {}],
    ['/om-oss', '/om-oss/', {}],
    ['/om-oss/', '/om-oss', {}],
    ['/guide/:name', '/guide/sweden', { name: 'sweden' }],
    ['/guide/:name/map', '/guide/sk%C3%A5ne/map', { name: 'sk%C3%A5ne' }],
    ['/caf%C3%A9', '/café', {}],
    ['/sv/*', '/sv', { splat: '' }],
    ['/sv/*', '/sv/a/b', { splat: 'a/b' }],
    ['/*', '/', { splat: '' }],
    ['/news/:year/*', '/news/2026/a/b', { year: '2026', splat: 'a/b' }],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPath(pattern, segmentsOf(path))).toEqual(params)
  })

  it.each([
    ['/om-oss', '/Om-oss'],
    ['/om-oss', '/om-oss/mer'],
    ['/guide/:name', '/guide'],
    ['/guide/:name', '/guide/a/b'],
    ['/sv/*', '/svenska'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, segmentsOf(path))).toBeUndefined()
  })
})

describe('fillPattern', () => {
  it.each([
    ['/blog/:splat', { splat: 'a/b' }, '/blog/a/b'],
    ['/x?id=:name', { name: '7' }, '/x?id=7'],
    ['https://example.com/:splat', { splat: 'a' }, 'https://example.com/a'],
    ['http://localhost:4321/:other', {}, 'http://localhost:4321/:other'],
  ])('fills %s', (target, params, filled) => {
    expect(fillPattern(target, params)).toBe(filled)
  })
})
