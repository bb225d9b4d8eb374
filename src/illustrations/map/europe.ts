import { readAtlas } from './atlas.ts'
import { fitProjection } from './projection.ts'

/** The extent of the frame: from the North Cape to Crete, from Portugal to the Bosporus. */
const frame = [
  { id: 'north', name: '', lat: 70.5, lon: 20 },
  { id: 'south', name: '', lat: 35.5, lon: 20 },
  { id: 'west', name: '', lat: 45, lon: -10 },
  { id: 'east', name: '', lat: 45, lon: 33 },
]
/** Steradians: finer corners and smaller islands do not show at this size. */
export const europeCorner = 3e-6
const island = 3e-5
export const europeStep = 1

/** The projection of Europe, its land and the borders between its countries: for maps whose parts are links. */
export function europe() {
  const projection = fitProjection(frame, { width: 560, margin: 16 })
  const { land, borders } = readAtlas('50m', projection.window, europeCorner, island)
  return {
    projection,
    viewBox: `0 0 ${projection.width} ${projection.height}`,
    land: `<path class="map__land" d="${projection.outline(land, europeStep)}"/>`,
    borders: `<path class="map__border" d="${projection.outline(borders, europeStep)}"/>`,
  }
}
