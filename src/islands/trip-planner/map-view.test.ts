import { expect, test } from 'vitest'
import { emptyView, hubsOf, mapView } from './map-view.ts'
import { samplePlanner } from './sample-planner.ts'

const frame = {
  width: 560,
  height: 784,
  middle: { lat: 53, lon: 11.5 },
  scale: 1000,
  x: 280,
  y: 392,
}
const view = (stations: readonly string[], isReturn = false, of = frame) => {
  const { trip, plan, loaded } = samplePlanner({
    stops: stations.map(station => ({ station, nights: 1 })),
    isReturn,
  })
  const { network } = loaded
  return mapView(trip, plan, network.stations, hubsOf(network, of), of)
}
const boxOf = (viewBox: string) => viewBox.split(' ').map(Number)

test('shows the part of the map that a trip crosses', () => {
  const near = view(['hamburg-hbf'])
  const far = view(['milano-centrale'])
  expect(near.zoom).toBeGreaterThan(far.zoom)
  expect(far.zoom).toBeGreaterThan(1)
  for (const { viewBox, rings } of [near, far]) {
    const [x = 0, y = 0, width = 0, height = 0] = boxOf(viewBox)
    for (const ring of rings) {
      expect(ring.x).toBeGreaterThan(x)
      expect(ring.x).toBeLessThan(x + width)
      expect(ring.y).toBeGreaterThan(y)
      expect(ring.y).toBeLessThan(y + height)
    }
  }
})

test.each([
  ['west', { x: 30 }],
  ['east', { x: 540 }],
])('shows a station at the %s edge of the map whole, with its name', (_, moved) => {
  const { viewBox, rings, labels } = view(['hamburg-hbf', 'basel-sbb', 'milano-centrale'], false, {
    ...frame,
    ...moved,
  })
  expect(labels.map(({ id }) => id)).toContain('basel-sbb')
  const [x = 0, , width = 0] = boxOf(viewBox)
  for (const ring of rings) {
    expect(ring.x - x).toBeGreaterThan(15)
    expect(x + width - ring.x).toBeGreaterThan(15)
  }
})

test('draws the lines of ferries dotted', () => {
  const { lines } = view(['como', 'bellagio'])
  expect(lines.filter(({ isDotted }) => isDotted).map(({ key }) => key)).toEqual([
    expect.stringMatching(/ como bellagio$/),
  ])
})

test('shows most of Europe without a trip, with selectable places that are far apart', () => {
  const { viewBox, choices } = emptyView(hubsOf(samplePlanner({ stops: [] }).loaded.network, frame), frame)
  expect(boxOf(viewBox)).toEqual([0, 157, 560, 470])
  // Malmö and Basel are too close to Hamburg, which has more connections.
  expect(choices.map(({ name }) => name)).toEqual(['Hamburg', 'Milan'])
})

test('shows most of Europe as long as there is only a start', () => {
  expect(boxOf(view([]).viewBox)).toEqual([0, 157, 560, 470])
})

test('offers no place that the trip already passes', () => {
  const { choices } = view(['hamburg-hbf'])
  expect(choices.map(({ id }) => id)).not.toContain('hamburg-hbf')
})

test('places a name where no line crosses it', () => {
  // Malmö is north-east of Hamburg, and Milan almost due south.
  const { labels } = view(['hamburg-hbf', 'milano-centrale'])
  const anchors = Object.fromEntries(labels.map(({ id, anchor }) => [id, anchor]))
  expect(anchors['hamburg-hbf']).toBe('start')
  expect(anchors['malmo-c']).toBe('start')
})

test('marks the start, the stops and the changes, and names the first two', () => {
  const { rings, labels, lines } = view(['milano-centrale'])
  expect(rings.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'malmo-c start',
    'milano-centrale stop',
    'hamburg-hbf change',
    'basel-sbb change',
  ])
  expect(labels.map(({ id }) => id)).toEqual(['malmo-c', 'milano-centrale'])
  expect(lines).toHaveLength(3)
})

test('draws no ring for a change at another station of a city that has one already', () => {
  // Como is next to Milan on a map that reaches from Malmö to the lakes.
  const { rings, lines } = view(['milano-centrale', 'bellagio'])
  expect(lines.map(({ key }) => key)).toContainEqual(expect.stringMatching(/ como bellagio$/))
  expect(rings.map(({ id }) => id)).toEqual([
    'malmo-c',
    'milano-centrale',
    'bellagio',
    'hamburg-hbf',
    'basel-sbb',
  ])
})

test('gives each step a key of its own if the way out and back is the same', () => {
  const { lines } = view(['hamburg-hbf', 'malmo-c', 'hamburg-hbf'], true)
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})
