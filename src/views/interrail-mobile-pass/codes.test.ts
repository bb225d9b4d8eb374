import { describe, expect, it } from 'vitest'
import { samples } from '../../illustrations/phone/samples.ts'
import { type CheckedCode, codePatterns, otherCode } from './codes.ts'

/** Matches as browsers match the attribute: the whole value, with the flag v. */
const fits = (code: CheckedCode, value: string) => new RegExp(`^(?:${codePatterns[code]})$`, 'v').test(value)

describe('the formats of the numbers', () => {
  it.each([
    { code: 'passNumber', value: samples.passNumber, right: true },
    { code: 'passNumber', value: 'k7rm2t', right: false },
    { code: 'passNumber', value: 'K7RM2', right: false },
    { code: 'passNumber', value: 'K7RM2T ', right: false },
    { code: 'passNumber', value: 'K7RM2TT', right: false },
    { code: 'passNumber', value: 'K7RM-T', right: false },
    { code: 'passNumber', value: 'K7RMÅT', right: false },
    { code: 'coverNumber', value: samples.coverNumber, right: true },
    { code: 'coverNumber', value: 'i20418365', right: false },
    { code: 'coverNumber', value: 'l20418365', right: false },
    { code: 'coverNumber', value: '120418365', right: false },
    { code: 'coverNumber', value: 'I2041836', right: false },
    { code: 'coverNumber', value: 'I 20418365', right: false },
  ] as const)('$code: “$value” is valid: $right', ({ code, value, right }) => {
    expect(fits(code, value)).toBe(right)
  })
})

describe('otherCode', () => {
  it.each([
    ['passNumber', samples.coverNumber, 'coverNumber'],
    ['coverNumber', samples.passNumber, 'passNumber'],
    ['passNumber', samples.passNumber, undefined],
    ['passNumber', 'I2041836', undefined],
  ] as const)('in the field for the %s, recognises “%s” as: %s', (code, value, other) => {
    expect(otherCode(code, value)).toBe(other)
  })
})
