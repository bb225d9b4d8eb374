import type { EntryKind } from '../entry-shapes.ts'
import type { Content, SourceEntry } from './content.ts'
import type { FieldPath, SourceFile } from './source-file.ts'

/** A list of things with ids, in one file of its own. */
export type List = 'stations' | 'operators' | 'reservations'

/** An id in a file that names something else. */
export interface Reference {
  readonly file: SourceFile
  readonly path: FieldPath
  readonly id: string
  readonly to: List | EntryKind
  /** The entry with the id. */
  readonly from?: SourceEntry<EntryKind>
}

interface MapFacts {
  readonly lines: readonly { readonly stations: readonly string[] }[]
  readonly emphasis: readonly string[]
}

/** Every id of the content that names a station, a company, a train or another entry. */
export function* references(content: Content): Generator<Reference> {
  for (const entry of content.entries.guides.values()) {
    const { file, data } = entry.facts
    yield* all(file, ['operators'], data.operators, 'operators')
    for (const [index, { from, via, to, figures }] of data.reach.ways.entries()) {
      const path = ['reach', 'ways', index]
      yield { file, path: [...path, 'from'], id: from, to: 'stations' }
      yield { file, path: [...path, 'to'], id: to, to: 'stations' }
      yield* all(file, [...path, 'via'], via, 'stations')
      yield* all(file, [...path, 'figures', 'trains'], figures?.trains ?? [], 'reservations')
    }
    yield* ofMap(file, data.map)
    yield* related(entry)
  }
  for (const entry of content.entries.routes.values()) {
    const { file, data } = entry.facts
    yield { file, path: ['start'], id: data.start, to: 'stations' }
    for (const [index, { legs, night }] of data.days.entries()) {
      if (night && night !== 'train')
        yield { file, path: ['days', index, 'night'], id: night, to: 'stations' }
      for (const [at, leg] of legs.entries()) {
        const path = ['days', index, 'legs', at]
        yield { file, path: [...path, 'from'], id: leg.from, to: 'stations' }
        yield { file, path: [...path, 'to'], id: leg.to, to: 'stations' }
        yield* all(file, [...path, 'operators'], leg.operators, 'operators')
      }
    }
    yield { file, path: ['estimate', 'product'], id: data.estimate.product, to: 'products', from: entry }
    for (const [index, { trains = [] }] of data.estimate.extras.entries())
      yield* all(file, ['estimate', 'extras', index, 'trains'], trains, 'reservations')
    yield* ofMap(file, data.map)
    yield* related(entry)
  }
  for (const entry of content.entries.tips.values()) yield* related(entry)
  for (const from of content.entries.campaigns.values())
    yield* all(from.facts.file, ['products'], from.facts.data.products, 'products', from)
  for (const { facts } of content.entries.products.values()) {
    if (facts.data.kind !== 'days-pass') continue
    for (const [index, { from, to }] of (facts.data.supplements?.trips ?? []).entries()) {
      yield { file: facts.file, path: ['supplements', 'trips', index, 'from'], id: from, to: 'stations' }
      yield { file: facts.file, path: ['supplements', 'trips', index, 'to'], id: to, to: 'stations' }
    }
  }
  yield* ofSingleFiles(content)
  yield* ofNetwork(content)
}

function* ofSingleFiles({ single }: Content): Generator<Reference> {
  const { reservations, emissions, 'documents/railway-map/lines': railwayLines } = single
  for (const [index, { operators }] of (reservations?.data ?? []).entries())
    if (reservations) yield* all(reservations.file, [index, 'operators'], operators, 'operators')
  if (emissions)
    for (const [index, { route, stations }] of emissions.data.routes.entries()) {
      yield { file: emissions.file, path: ['routes', index, 'route'], id: route, to: 'routes' }
      yield* all(emissions.file, ['routes', index, 'stations'], stations, 'stations')
    }
  if (!railwayLines) return
  const { file, data } = railwayLines
  yield* all(file, ['hubs'], data.hubs, 'stations')
  for (const [index, { lines }] of data.groups.entries())
    for (const [at, stations] of lines.entries())
      yield* all(file, ['groups', index, 'lines', at], stations, 'stations')
}

function* ofNetwork({ connections, single }: Content): Generator<Reference> {
  const { transfers, 'city-pairs': cityPairs } = single
  for (const [index, { station }] of cityPairs?.data.cities.entries() ?? [])
    if (cityPairs)
      yield { file: cityPairs.file, path: ['cities', index, 'station'], id: station, to: 'stations' }
  for (const { file, data } of connections)
    for (const [index, { from, to, trains = [] }] of data.entries()) {
      yield { file, path: [index, 'from'], id: from, to: 'stations' }
      yield { file, path: [index, 'to'], id: to, to: 'stations' }
      yield* all(file, [index, 'trains'], trains, 'reservations')
    }
  if (!transfers) return
  for (const [index, transfer] of transfers.data.entries())
    for (const field of ['from', 'to', 'at'] as const) {
      const id = transfer[field]
      if (id) yield { file: transfers.file, path: [index, field], id, to: 'stations' }
    }
}

function* all(
  file: SourceFile,
  path: FieldPath,
  ids: readonly string[],
  to: Reference['to'],
  from?: SourceEntry<EntryKind>,
): Generator<Reference> {
  for (const [index, id] of ids.entries())
    yield { file, path: [...path, index], id, to, ...(from ? { from } : {}) }
}

function* ofMap(file: SourceFile, { lines, emphasis }: MapFacts): Generator<Reference> {
  for (const [index, { stations }] of lines.entries())
    yield* all(file, ['map', 'lines', index, 'stations'], stations, 'stations')
  yield* all(file, ['map', 'emphasis'], emphasis, 'stations')
}

function* related(from: SourceEntry<'guides' | 'routes' | 'tips'>): Generator<Reference> {
  const { file, data } = from.facts
  for (const kind of ['guides', 'routes', 'tips'] as const)
    yield* all(file, ['related', kind], data.related[kind], kind, from)
}
