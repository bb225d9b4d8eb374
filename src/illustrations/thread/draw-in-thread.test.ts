import { expect, test } from 'vitest'
import { railMap, writeRailMap } from '../map/rail-map-words.ts'
import { drawInThread } from './draw-in-thread.ts'

const station = (id: string, lon: number) => ({ id, name: id, lat: 59, lon })
const map = {
  title: 'Two towns',
  stations: [station('Falun', 15.6), station('Gävle', 17.1)],
  lines: [{ name: 'The line', colour: 'pink', stations: ['Falun', 'Gävle'] }],
} as const

test('draws several at once, and returns the right drawing to each caller', async () => {
  const widths = [300, 400, 500]
  const drawn = await Promise.all(widths.map(width => drawInThread('railMap', { ...map, width })))
  for (const [index, width] of widths.entries()) {
    const drawing = JSON.parse(String(drawn[index]))
    expect(writeRailMap(map.title, drawing, 'en')).toBe(railMap({ ...map, width }, 'en'))
  }
})

test('rejects with the error that drawing threw, and keeps drawing', async () => {
  const nowhere = { ...map, emphasis: ['Nowhere'] }
  await expect(drawInThread('railMap', nowhere)).rejects.toThrow('there is no station “Nowhere”')
  expect((await drawInThread('railMap', map)).length).toBeGreaterThan(100)
})
