import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { readFont } from '../pdf/faces.ts'
import { drawWordmark } from './draw-wordmark.ts'

/** The coordinates to which an outline's commands lead, by the rules of SVG paths. */
function endsOf(outline: string): [number, number][] {
  const ends: [number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', list = ''] of outline.matchAll(/([mlhvqtz])([^mlhvqtz]*)/g)) {
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number)
    if (letter === 'z') [x, y] = [startX, startY]
    else if (letter === 'h') x += numbers[0] ?? 0
    else if (letter === 'v') y += numbers[0] ?? 0
    else {
      x += numbers.at(-2) ?? 0
      y += numbers.at(-1) ?? 0
    }
    if (letter === 'm') [startX, startY] = [x, y]
    if (letter !== 'z') ends.push([x, y])
  }
  return ends
}

it.each(['P', 'e', 'g'])('leads %s to the font’s coordinates, to half a unit', async letter => {
  const font = create(await readFont('display-700', 'latin'))
  const { height, width, outline } = await drawWordmark(letter)
  const scale = height / font.unitsPerEm
  const commands = font.layout(letter).glyphs[0]?.path.commands ?? []
  const wanted = commands.filter(({ args }) => args.length > 0).map(({ args }) => args.slice(-2))
  const ends = endsOf(outline)
  expect(ends).toHaveLength(wanted.length)
  const baseline = (height + (font.ascent + font.descent) * scale) / 2
  for (const [index, [x = 0, y = 0]] of wanted.entries()) {
    expect(Math.abs((ends[index]?.[0] ?? 0) - x * scale)).toBeLessThanOrEqual(0.5)
    expect(Math.abs((ends[index]?.[1] ?? 0) - (baseline - y * scale))).toBeLessThanOrEqual(0.5)
  }
  expect(width).toBeGreaterThan(height / 3)
})

it('sets letters closer than in text', async () => {
  const [one, two] = await Promise.all([drawWordmark('o'), drawWordmark('oo')])
  expect(two.width).toBeGreaterThan(one.width)
  expect(two.width).toBeLessThan(2 * one.width)
})
