import { describe, expect, it } from 'vitest'
import { layLines, tracksByStation } from './lines.ts'
import type { MapLine } from './model.ts'

const places = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 100, y: 0 }],
  ['c', { x: 200, y: 0 }],
  ['d', { x: 100, y: 100 }],
])

const line = (...stations: string[]): MapLine => ({ name: stations.join('–'), colour: 'pink', stations })

describe('layLines', () => {
  it('draws a single line through the middle of its stations', () => {
    expect(layLines([line('a', 'b', 'd')], places)[0]?.runs).toEqual([
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
    ])
  })

  it('draws a leg that is travelled there and back once', () => {
    expect(layLines([line('a', 'b', 'd', 'b', 'c')], places)[0]?.runs).toEqual([
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
      ],
    ])
  })

  it.each([
    ['the same way', line('a', 'b', 'c')],
    ['the other way', line('c', 'b', 'a')],
  ])('draws lines that share legs side by side, the second one %s', (_, second) => {
    const sides = layLines([line('a', 'b', 'c'), second], places).map(({ runs }) =>
      runs.flatMap(run => run.map(({ y }) => y)),
    )
    expect(sides).toEqual([
      [-4, -4, -4],
      [4, 4, 4],
    ])
  })
})

it('turns lines side by side in one corner each, so that the inner one does not cross the outer', () => {
  const runs = layLines([line('a', 'b', 'd'), line('a', 'b', 'd')], places).map(drawn => drawn.runs)
  expect(runs.map(([run]) => run?.length)).toEqual([3, 3])
  expect(runs.map(([run]) => run?.[1])).toEqual([
    { x: 104, y: -4 },
    { x: 96, y: 4 },
  ])
})

describe('tracksByStation', () => {
  it.each([
    ['a', 2],
    ['b', 2],
    ['d', 1],
    ['c', 1],
  ])('counts the lines side by side at %s', (id, count) => {
    expect(tracksByStation([line('a', 'b', 'c'), line('a', 'b', 'd')]).get(id)).toBe(count)
  })
})
