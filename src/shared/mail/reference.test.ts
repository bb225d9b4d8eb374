import { expect, it } from 'vitest'
import { createReference, referenceShape } from './reference.ts'

it('makes a reference of two groups of four', () => {
  expect(createReference(count => new Uint8Array(count))).toBe('P-2222-2222')
  expect(createReference(() => Uint8Array.of(0, 7, 8, 29, 30, 38, 239, 9))).toBe('P-29AZ-2AZB')
})

it('discards the bytes that would favour the first letters', () => {
  const batches = [Uint8Array.of(240, 255, 1, 1, 1, 1, 250, 1), Uint8Array.of(2, 2, 2, 2, 2, 2, 2, 2)]
  expect(createReference(() => batches.shift() ?? new Uint8Array(8))).toBe('P-3333-3444')
})

it.each([
  ['P-7K3M-9QXD', true],
  ['P-2345-6789', true],
  ['P-ABCD-WXYZ', true],
  ['P-7K3M-9QX0', false],
  ['P-7K3M-9QXU', false],
  ['P-7K3M-9QXL', false],
  ['p-7k3m-9qxd', false],
  ['P-7K3M-9QXD<', false],
  ['', false],
])('recognises a reference: %j', (value, expected) => {
  expect(referenceShape.test(value)).toBe(expected)
})
