import { describe, expect, it } from 'vitest'
import { coordinate, svgDocument } from './svg.ts'

describe('coordinate', () => {
  it.each([
    [12, '12'],
    [12.34, '12.3'],
    [-0.04, '0'],
    [-7.26, '-7.3'],
  ])('writes %d as %s', (value, expected) => {
    expect(coordinate(value)).toBe(expected)
  })
})

describe('svgDocument', () => {
  it('is a picture with the title as its text alternative', () => {
    expect(svgDocument('Malmö & Lund', 40, 30, '<g/>')).toBe(
      '<svg class="map" viewBox="0 0 40 30" role="img" aria-label="Malmö &amp; Lund"><g/></svg>',
    )
  })
})
