import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { printStyles, printSvg } from './print-svg.ts'

const mapCss = readFileSync('src/illustrations/map/map.css', 'utf8')
const tokens = mapCss + readFileSync('src/styles/tokens.css', 'utf8')

/** The value of a token in the light theme. */
function byDay(value: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (!name) return value
  const found = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  return /^light-dark\(([^,]+),/.exec(found)?.[1] ?? found
}

/** The properties of one class in the style sheet. */
function styleSheet(name: string): Record<string, string> {
  const body = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(mapCss)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, property = '', value = '']) => [
      property,
      byDay(value),
    ]),
  )
}

const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap']
const marks = Object.entries(printStyles).filter(([name]) => !name.startsWith('map__label'))

describe('printStyles', () => {
  it.each(marks)('has the same values for %s as the style sheet’s light theme', (name, attributes) => {
    const sheet = Object.entries(styleSheet(name)).filter(([property]) => drawn.includes(property))
    expect(attributes).toEqual(Object.fromEntries(sheet))
  })

  it('sets names in the colour and sizes of the style sheet', () => {
    expect(styleSheet('map__label')['fill']).toBe(printStyles['map__label']?.['fill'])
    expect(styleSheet('map__label')['font']).toContain(`${printStyles['map__label']?.['font-size']}px`)
    expect(styleSheet('map__label--big')['font-size']).toBe(
      `${printStyles['map__label--big']?.['font-size']}px`,
    )
  })
})

const map =
  '<svg class="map" viewBox="0 0 9 9"><path class="map__line map__line--pink" d="M1 1"/>' +
  '<circle class="map__stop" cx="1" cy="2" r="3"/><circle class="map__stop" r="3"><title>X</title></circle>' +
  '<text class="map__label" x="1" y="2">Gdańsk</text></svg>'

describe('printSvg', () => {
  it('leaves no class behind, and the result is a valid file', () => {
    const svg = printSvg(map, { names: true })
    expect(svg).not.toContain('class=')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 9 9">/)
    expect(svg).toContain('stroke-linecap="round" stroke="#db6484" d="M1 1"')
  })

  it('draws a name over its halo, each letter in a font that has it', () => {
    const texts = printSvg(map, { names: true }).match(/<text .*?<\/text>/g)
    expect(texts).toHaveLength(2)
    expect(texts?.[0]).toContain('stroke="#fdfcf9"')
    expect(texts?.[1]).toContain(
      '<tspan font-family="display-600">Gda</tspan><tspan font-family="display-600-ext">ń</tspan>',
    )
  })

  it('draws only land and lines if no names are wanted', () => {
    const svg = printSvg(map, { names: false })
    expect(svg).not.toMatch(/text|circle|title/)
    expect(svg).toContain('#db6484')
  })
})
