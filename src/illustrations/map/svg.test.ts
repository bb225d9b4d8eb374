import { describe, expect, it } from 'vitest'
import { coordinate, escapeXml, svgDocument } from './svg.ts'

describe('escapeXml', () => {
  it('makes every character with a meaning in markup harmless', () => {
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
  })

  it('leaves Nordic letters as they are', () => {
    expect(escapeXml('Åndalsnes, Bodø, Skærbæk')).toBe('Åndalsnes, Bodø, Skærbæk')
  })
})

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
