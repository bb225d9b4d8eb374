import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contains, distanceTo, grow, lengthInside, overlaps } from '../../src/illustrations/map/geometry.ts'
import { layOutMap, type MapLayout } from '../../src/illustrations/map/map-layout.ts'
import type { Box } from '../../src/illustrations/map/model.ts'
import { everyMap } from './every-map.ts'

vi.mock('astro:content', () => import('../support/content-collections.ts'))

/** Half of what a line is wide, in units of the drawing. */
const halfLine = 3.5

let layouts: readonly { readonly name: string; readonly layout: MapLayout }[]
beforeAll(async () => {
  layouts = (await everyMap()).map(({ name, input }) => ({ name, layout: layOutMap(input) }))
})

/** What is wrong on all maps, each fault with the name of its map. */
const faults = (find: (layout: MapLayout) => readonly string[]) =>
  layouts.flatMap(({ name, layout }) => find(layout).map(fault => `${name}: ${fault}`))

/** All words of a map, with the room that they take in the widest of the three languages. */
const wordsOf = ({
  labels,
  times,
  groundNames,
}: MapLayout): { readonly word: string; readonly box: Box }[] => [
  ...labels.map(({ stop, box }) => ({ word: stop.name, box })),
  ...times.map(({ minutes, box }) => ({ word: `${minutes} minutes`, box })),
  ...groundNames.map(({ id, box }) => ({ word: id, box })),
]

const gapTo = (
  box: Box,
  { at, radius }: { readonly at: { x: number; y: number }; readonly radius: number },
) => distanceTo(box, at) - radius

/** A letter's own height: rows leave room above and below it. */
const inkOf = (box: Box): Box => ({ ...box, top: box.top + 2, bottom: box.bottom - 3 })

test('there are the maps of all guides, routes and city pairs', () => {
  expect(layouts.length).toBeGreaterThan(250)
})

describe('on every map', () => {
  test('each station has its name', () => {
    expect(
      faults(({ stops, labels }) =>
        stops.filter(stop => labels.every(label => label.stop !== stop)).map(({ name }) => name),
      ),
    ).toEqual([])
  })

  test('no name is nearer to another ring than to its own', () => {
    expect(
      faults(({ stops, labels }) =>
        labels.flatMap(({ stop, box }) =>
          stops
            .filter(other => other !== stop && gapTo(box, other) <= gapTo(box, stop))
            .map(other => `${stop.name} by ${other.name}`),
        ),
      ),
    ).toEqual([])
  })

  test('no words touch each other, a ring or the frame', () => {
    expect(
      faults(layout => {
        const words = wordsOf(layout)
        return [
          ...words.flatMap(({ word, box }, index) =>
            words
              .slice(index + 1)
              .filter(other => overlaps(box, other.box))
              .map(other => `${word} on ${other.word}`),
          ),
          ...words.flatMap(({ word, box }) =>
            layout.stops
              .filter(stop => gapTo(box, stop) < 1)
              .map(stop => `${word} on the ring of ${stop.name}`),
          ),
          ...words
            .filter(({ box }) => !contains(grow(layout.frame, 1), box))
            .map(({ word }) => `${word} at the edge`),
        ]
      }),
    ).toEqual([])
  })

  test('no words lie on a line', () => {
    expect(
      faults(layout =>
        wordsOf(layout)
          .filter(({ box }) =>
            layout.segments.some(([a, b]) => lengthInside(grow(inkOf(box), halfLine), a, b) > 0),
          )
          .map(({ word }) => word),
      ),
    ).toEqual([])
  })

  test('a name that stands off its ring has a leader to it, which meets no other', () => {
    expect(
      faults(({ labels, stops }) =>
        labels.flatMap(({ stop, box, leader }) => {
          if (gapTo(box, stop) > 10 && !leader) return [`${stop.name} has none`]
          const met = leader
            ? stops.filter(
                other =>
                  other !== stop &&
                  lengthInside(
                    grow(
                      { left: other.at.x, right: other.at.x, top: other.at.y, bottom: other.at.y },
                      other.radius,
                    ),
                    ...leader,
                  ) > 0,
              )
            : []
          return met.map(other => `${stop.name} by ${other.name}`)
        }),
      ),
    ).toEqual([])
  })

  test('rings stand apart, and none on a line that does not stop there', () => {
    expect(
      faults(({ stops }) =>
        stops.flatMap((stop, index) =>
          stops
            .slice(index + 1)
            .filter(
              other =>
                Math.hypot(stop.at.x - other.at.x, stop.at.y - other.at.y) < stop.radius + other.radius + 4,
            )
            .map(other => `${stop.name} and ${other.name}`),
        ),
      ),
    ).toEqual([])
  })
})
