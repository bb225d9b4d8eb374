import { beforeAll, describe, expect, test, vi } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { distanceTo, overlaps } from '../../src/illustrations/map/geometry.ts'
import type { Stop } from '../../src/illustrations/map/label-candidates.ts'
import type { Box } from '../../src/illustrations/map/model.ts'
import {
  layOutRouteMap,
  type RouteMapInput,
  type RouteMapLayout,
} from '../../src/illustrations/map/route-map.ts'
import { routeMapInput } from '../../src/views/travel-routes/route-map-input.ts'

vi.mock('astro:content', () => import('../support/content-collections.ts'))

const gapTo = (box: Box, { at, radius }: Stop) => distanceTo(box, at) - radius

describe.each(locales)('on the map of all routes in %s', locale => {
  let input: RouteMapInput
  let layout: RouteMapLayout
  beforeAll(async () => {
    input = await routeMapInput(locale)
    layout = layOutRouteMap(input)
  })

  test('each line has its number, off all names and rings', () => {
    const taken = layout.labels.map(({ box }) => box)
    for (const [index, number] of layout.numbers.entries()) {
      const { name } = input.routes[index] ?? {}
      if (!number) throw new Error(`${name} has no number`)
      expect(
        taken.filter(box => overlaps(box, number.box)),
        name,
      ).toEqual([])
      expect(
        layout.stops.filter(stop => gapTo(number.box, stop) < 1).map(stop => stop.name),
        name,
      ).toEqual([])
      taken.push(number.box)
    }
  })

  test('each hub has its name, and no name is nearer to another ring than to its own', () => {
    const ids = new Set(layout.stops.map(({ id }) => id))
    expect(layout.hubs.filter(id => !ids.has(id))).toEqual([])
    expect(layout.hubs).toContain('kobenhavn-h')
    for (const { stop, box } of layout.labels)
      expect(
        layout.stops
          .filter(other => other.id !== stop.id && gapTo(box, other) <= gapTo(box, stop))
          .map(({ name }) => name),
        stop.name,
      ).toEqual([])
  })
})
