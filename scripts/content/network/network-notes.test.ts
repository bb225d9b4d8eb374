import { beforeAll, expect, test } from 'vitest'
import { type Content, readContent } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { contentReader } from '../../../src/content-model/rules/read-files.ts'
import { readSource, type SourceFile } from '../../../src/content-model/rules/source-file.ts'
import { endedNotes, nightNotes, speedNotes } from './connection-times.ts'
import { crossingNotes } from './crossed-countries.ts'
import { doubledFaults, doubledTransferFaults, oneWayNotes, unnamedNotes } from './doubled-connections.ts'
import { unreachedNotes } from './unreached-stations.ts'

const now = new Date('2026-11-25T12:00:00Z')
const read =
  /^content\/(?:stations|reservations)\.yaml$|^content\/guides\/(?:sweden|austria|japan)\/guide|^content\/routes\/prague-vienna-budapest\/route/
let others: readonly SourceFile[]
beforeAll(async () => {
  others = (await contentReader(process.cwd())()).filter(({ path }) => read.test(path))
})

const path = 'content/connections/test.yaml'
const line = (from: string, to: string, minutes: number, more = '') =>
  `- { from: ${from}, to: ${to}, minutes: ${minutes}, ${more ? `${more}, ` : ''}asOf: 2026-11, source: 'https://rail.example/' }`
const withLines = (lines: readonly string[]): Content => {
  const { content } = readContent([...others, readSource(path, `${lines.join('\n')}\n`)])
  expect(content.connections[0]?.data.length).toBe(lines.length)
  return content
}

const night = (times: string) => `trains: [nightjet], night: { ${times} }`
const goodNight = night("leaves: '20:10', arrives: '08:40', back: { leaves: '20:00', arrives: '08:30' }")

type Rule = (content: Content, now: Date) => Fault[]
const planted: readonly { what: string; rule: Rule; lines: readonly string[]; says?: RegExp }[] = [
  {
    what: 'the same connection twice',
    rule: doubledFaults,
    lines: [line('malmo-c', 'lund-c', 12), line('malmo-c', 'lund-c', 14)],
    says: /^content\/connections\/test\.yaml:2 1\.from: is already in content\/connections\/test\.yaml:1: /,
  },
  {
    what: 'the same connection told from the other end, its trains in another order',
    rule: doubledFaults,
    lines: [
      line('malmo-c', 'lund-c', 12, 'trains: [ice, dsb]'),
      line('lund-c', 'malmo-c', 12, 'trains: [dsb, ice]'),
    ],
    says: /^content\/connections\/test\.yaml:2 1\.from: is already/,
  },
  {
    what: 'a connection one way that another both ways has already',
    rule: doubledFaults,
    lines: [line('malmo-c', 'lund-c', 12), line('lund-c', 'malmo-c', 12, 'oneWay: true')],
    says: /:2 1\.from: is already/,
  },
  {
    what: 'another train, the night train, a bus, another season and other days',
    rule: doubledFaults,
    lines: [
      line('malmo-c', 'lund-c', 12),
      line('malmo-c', 'lund-c', 12, 'trains: [dsb]'),
      line('malmo-c', 'lund-c', 12, 'mode: bus'),
      line('malmo-c', 'lund-c', 12, "season: { from: '06-01', to: '08-31' }"),
      line('malmo-c', 'lund-c', 12, 'runs: [sat]'),
      line('malmo-c', 'lund-c', 12, "night: { leaves: '23:00', arrives: '23:12' }"),
    ],
  },
  {
    what: 'a line for each direction',
    rule: doubledFaults,
    lines: [line('malmo-c', 'lund-c', 12, 'oneWay: true'), line('lund-c', 'malmo-c', 13, 'oneWay: true')],
  },
  {
    what: 'a train between two countries that do not touch',
    rule: crossingNotes,
    lines: [line('munchen-hbf', 'verona-pn', 324)],
    says: /:1 0\.through: is missing, and DE and IT do not touch: list the countries between, as through: \[AT\]/,
  },
  {
    what: 'a train that leaves out one of the countries between',
    rule: crossingNotes,
    lines: [line('malmo-c', 'salzburg-hbf', 1030, 'through: [DK]')],
    says: /:1 0\.through: leaves out a country, and DK and AT do not touch/,
  },
  {
    what: 'a train whose countries between are in the order of the way back',
    rule: crossingNotes,
    lines: [line('malmo-c', 'salzburg-hbf', 1030, 'through: [DE, DK]')],
    says: /:1 0\.through: leaves out a country, and SE and DE do not touch/,
  },
  {
    what: 'trains through the countries between, through a tunnel, and within a country by way of another',
    rule: crossingNotes,
    lines: [
      line('malmo-c', 'salzburg-hbf', 1030, 'through: [DK, DE]'),
      line('london-st-pancras', 'paris-nord', 148),
      line('salzburg-hbf', 'innsbruck-hbf', 106, 'through: [DE]'),
    ],
  },
  {
    what: 'a ship between two countries that do not touch',
    rule: crossingNotes,
    lines: [line('stockholm-c', 'tallinn', 960, 'mode: ferry')],
  },
  {
    what: 'a train without a name beside one with a name',
    rule: unnamedNotes,
    lines: [line('malmo-c', 'lund-c', 12, 'trains: [dsb]'), line('lund-c', 'malmo-c', 14)],
    says: /:2 1\.minutes: the seat rule is unknown, and content\/connections\/test\.yaml:1 has `trains`: /,
  },
  {
    what: 'a train without a name beside the night train and a bus',
    rule: unnamedNotes,
    lines: [
      line('malmo-c', 'lund-c', 12),
      line('malmo-c', 'lund-c', 600, goodNight),
      line('malmo-c', 'lund-c', 12, 'mode: bus, trains: [dsb]'),
    ],
  },
  {
    what: 'a connection one way, and none back',
    rule: oneWayNotes,
    lines: [line('malmo-c', 'lund-c', 12, 'oneWay: true'), line('lund-c', 'malmo-c', 12, 'mode: bus')],
    says: /:1 0\.oneWay: there is no line back from lund-c to malmo-c by train: is that right\?/,
  },
  {
    what: 'a connection one way, with one back',
    rule: oneWayNotes,
    lines: [line('malmo-c', 'lund-c', 12, 'oneWay: true'), line('lund-c', 'malmo-c', 13, 'oneWay: true')],
  },
  {
    what: 'a train faster than any',
    rule: speedNotes,
    lines: [line('stockholm-c', 'malmo-c', 90)],
    says: /:1 0\.minutes: means 341 km\/h over 512 km as the crow flies \(usual: 15 to 320\)/,
  },
  {
    what: 'a train slower than a bicycle',
    rule: speedNotes,
    lines: [line('stockholm-c', 'malmo-c', 2700)],
    says: /:1 0\.minutes: means 11 km\/h/,
  },
  { what: 'a train of usual speed', rule: speedNotes, lines: [line('stockholm-c', 'malmo-c', 270)] },
  {
    what: 'a night train without times',
    rule: nightNotes,
    lines: [line('hamburg-hbf', 'wien-hbf', 750, 'trains: [nightjet]')],
    says: /:1 0\.trains: names a night train: it must have night: \{ leaves, arrives \}/,
  },
  {
    what: 'a night train without times for the way back',
    rule: nightNotes,
    lines: [line('hamburg-hbf', 'wien-hbf', 750, night("leaves: '20:10', arrives: '08:40'"))],
    says: /:1 0\.night: has no times for the way back/,
  },
  {
    what: 'a night train whose times are not its minutes',
    rule: nightNotes,
    lines: [line('hamburg-hbf', 'wien-hbf', 450, goodNight)],
    says: /:1 0\.night: is 750 minutes from 20:10 to 08:40, but minutes is 450/,
  },
  {
    what: 'a night train with times',
    rule: nightNotes,
    lines: [line('hamburg-hbf', 'wien-hbf', 750, goodNight)],
  },
  {
    what: 'a train with a ticket of its own, by day',
    rule: nightNotes,
    lines: [line('milano-centrale', 'roma-termini', 190, 'trains: [italo]')],
  },
  {
    what: 'a connection that has ended',
    rule: endedNotes,
    lines: [line('malmo-c', 'lund-c', 12, 'until: 2026-11-24')],
    says: /:1 0\.until: has passed/,
  },
  {
    what: 'a connection on its last day',
    rule: endedNotes,
    lines: [line('malmo-c', 'lund-c', 12, 'until: 2026-11-25')],
  },
]

const told = (faults: readonly Fault[]) =>
  faults.map(fault => `${fault.path}:${fault.line} ${fault.field}: ${fault.message}`)

test.each(planted)('$what', ({ rule, lines, says }) => {
  const notes = told(rule(withLines(lines), now))
  if (says)
    expect(
      notes.some(note => says.test(note)),
      notes.join('\n'),
    ).toBe(true)
  else expect(notes).toEqual([])
})

test('stations of maps without a connection are reported for each guide and route, except for Japan', () => {
  const notes = told(
    unreachedNotes(
      withLines([
        line('stockholm-c', 'malmo-c', 270),
        line('malmo-c', 'kobenhavn-h', 40),
        line('kobenhavn-h', 'hamburg-hbf', 285, 'until: 2026-11-24'),
        line('wien-hbf', 'budapest-keleti', 160),
      ]),
      now,
    ),
  )
  expect(notes.map(note => note.replace(/:\d+ .*/, ''))).toEqual([
    'content/guides/austria/guide.yaml',
    'content/guides/sweden/guide.yaml',
    'content/routes/prague-vienna-budapest/route.yaml',
  ])
  expect(notes[1]).toContain(
    'map.lines: content/connections does not reach 24 of its 27 stations: norrkoping-c',
  )
  expect(notes[1]).not.toMatch(/stockholm-c|malmo-c|kobenhavn-h/)
  expect(notes[0]).toMatch(/wien-hbf/)
  expect(notes[2]).toMatch(/hamburg-hbf/)
})

test('a transfer is listed once, whichever end comes first', () => {
  const way = (from: string, to: string) =>
    `- { from: ${from}, to: ${to}, minutes: 10, by: metro, asOf: 2026-11 }`
  const text = [
    way('paris-nord', 'paris-est'),
    way('paris-est', 'paris-gare-de-lyon'),
    '- { at: paris-est, minutes: 20 }',
    way('paris-est', 'paris-nord'),
    '- { at: paris-est, minutes: 25 }',
  ].join('\n')
  const { content } = readContent([readSource('content/transfers.yaml', text)])
  expect(told(doubledTransferFaults(content))).toEqual([
    'content/transfers.yaml:4 3: paris-est–paris-nord is listed twice; keep one',
    'content/transfers.yaml:5 4: paris-est is listed twice; keep one',
  ])
})
