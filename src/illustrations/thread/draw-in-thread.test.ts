import { expect, test } from 'vitest'
import { railMap } from '../map/rail-map.ts'
import { svgDocument } from '../map/svg.ts'
import { drawInThread } from './draw-in-thread.ts'

const station = (id: string, lon: number) => ({ id, name: id, lat: 59, lon })
const map = {
  title: 'Two towns',
  stations: [station('Falun', 15.6), station('Gävle', 17.1)],
  lines: [{ name: 'The line', colour: 'pink', stations: ['Falun', 'Gävle'] }],
} as const

test('draws the same apart, several at once, each answered with its own', async () => {
  const widths = [300, 400, 500]
  const drawn = await Promise.all(widths.map(width => drawInThread('railMap', { ...map, width })))
  for (const [index, width] of widths.entries()) {
    const { height, body } = JSON.parse(String(drawn[index]))
    expect(svgDocument(map.title, width, height, body)).toBe(railMap({ ...map, width }))
  }
})

test('says what drawing threw, and draws on', async () => {
  const nowhere = { ...map, emphasis: ['Nowhere'] }
  await expect(drawInThread('railMap', nowhere)).rejects.toThrow('there is no station “Nowhere”')
  expect((await drawInThread('railMap', map)).length).toBeGreaterThan(100)
})
