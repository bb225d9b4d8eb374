import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './encoding.ts'

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['deflate', 'identity'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br; q=0.000', 'identity'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
  ])('answers %j with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})
