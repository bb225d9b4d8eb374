import { beforeAll, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { readContent } from './content.ts'
import { faultLine } from './fault.ts'
import { contentReader } from './read-files.ts'
import { readSource, type SourceFile } from './source-file.ts'

let lists: readonly SourceFile[]
beforeAll(async () => {
  lists = (await contentReader(process.cwd())()).filter(({ path }) =>
    ['content/stations.yaml', 'content/reservations.yaml'].includes(path),
  )
})

const path = 'content/connections/test.yaml'
const asOf = 'asOf: 2026-11'
const source = "source: 'https://rail.example/'"
const line = (fields: string) => `- { from: malmo-c, to: lund-c, ${fields} }\n`
const full = (fields: string) => line(`minutes: 12, ${fields}, ${asOf}, ${source}`)

const faultsIn = (file: SourceFile) =>
  checkContent([...lists, file], { now: new Date('2026-11-21'), showsUnpublished: false })
    .faults.filter(fault => fault.path === file.path)
    .map(faultLine)

test.each([
  full('mode: train'),
  full('trains: [oresundstag], runs: [mon, thu], until: 2027-12-11'),
  full("season: { from: '12-01', to: '02-29' }, oneWay: true, mode: ferry"),
  full("night: { leaves: '19:55', arrives: '08:20', back: { leaves: '20:05', arrives: '07:30' } }"),
  full(`fare: { from: 29.9, currency: EUR, asOf: 2026-11-20, ${source} }`),
  line(`minutes: 12, asOf: 2026-11-20, ${source}`),
])('%s is a connection', text => {
  expect(faultsIn(readSource(path, text))).toEqual([])
})

test('dates stay as precise as they are, and what is left out has its default', () => {
  const { content } = readContent([
    readSource(path, full('until: 2027-12-11') + line(`minutes: 1, asOf: 2026-11-20, ${source}`)),
  ])
  expect(content.connections.flatMap(({ data }) => data)).toMatchObject([
    { mode: 'train', oneWay: false, asOf: '2026-11', until: new Date('2027-12-11') },
    { asOf: '2026-11-20' },
  ])
})

test.each([
  [
    'minutes in words',
    line(`minutes: long, ${asOf}, ${source}`),
    'minutes: must be a number, without quotes',
  ],
  ['no minutes', line(`${asOf}, ${source}`), 'minutes: is missing: must be a number'],
  ['no time at all', line(`minutes: 0, ${asOf}, ${source}`), 'minutes: must be >0'],
  [
    'a station that there is not',
    full('trains: [ice]').replace('malmo-c', 'malmo'),
    'from: content/stations.yaml has no "malmo"',
  ],
  [
    'a train that there is not',
    full('trains: [ice, x2000]'),
    'trains.1: content/reservations.yaml has no "x2000"',
  ],
  [
    'the same station twice',
    full('mode: bus').replace('lund-c', 'malmo-c'),
    'to: must be another station than from',
  ],
  ['a mode that there is not', full('mode: plane'), 'mode: must be one of "train"|"bus"|"ferry"'],
  [
    'a field that there is not',
    full('colour: red'),
    'colour: there is no such field; allowed: from, to, minutes',
  ],
  [
    'a date in words',
    line(`minutes: 12, asOf: soon, ${source}`),
    'asOf: must be a day or a month, such as 2026-11-21 or 2026-11',
  ],
  [
    'a month that there is not',
    line(`minutes: 12, asOf: 2026-13, ${source}`),
    'asOf: must be a day or a month',
  ],
  [
    'a day that its month has not',
    line(`minutes: 12, asOf: 2026-02-30, ${source}`),
    'asOf: there is no day 2026-02-30',
  ],
  ['a year alone', line(`minutes: 12, asOf: 2026, ${source}`), 'asOf: must be a day or a month'],
  ['no source', line(`minutes: 12, ${asOf}`), 'source: is missing: must be a full address'],
  ['a source without an address', line(`minutes: 12, ${asOf}, source: SJ`), 'source: must be a full address'],
  ['a weekday that there is not', full('runs: [monday]'), 'runs.0: must be one of "sun"|"mon"'],
  ['a weekday twice', full('runs: [mon, mon]'), 'runs: must name each day once'],
  [
    'a season of the 30th of February',
    full("season: { from: '02-30', to: '08-24' }"),
    'season.from: must be a month and a day that exists',
  ],
  [
    'a season of a year',
    full("season: { from: '2026-06-14', to: '08-24' }"),
    'season.from: must be a month and a day in quotes',
  ],
  [
    'a night train with one time',
    full("night: { leaves: '19:55' }"),
    'night.arrives: is missing: must be text',
  ],
  [
    'a time that there is not',
    full("night: { leaves: '19:55', arrives: '8:20' }"),
    'night.arrives: must be a time as 08:30',
  ],
  [
    'a way back of what goes one way',
    full(
      "oneWay: true, night: { leaves: '19:55', arrives: '08:20', back: { leaves: '20:00', arrives: '08:00' } }",
    ),
    'night.back: must not be in a connection with oneWay',
  ],
  [
    'a fare without a currency',
    full(`fare: { from: 29.9, ${asOf}, ${source} }`),
    'fare.currency: is missing',
  ],
])('%s: names the place, the fault and what is allowed', (_, text, says) => {
  const faults = faultsIn(readSource(path, `# A line of comment\n${text}`))
  expect(
    faults.filter(fault => fault.replace('  0.', '  ').includes(`  ${says}`)).length,
    faults.join('\n'),
  ).toBe(1)
  for (const fault of faults) expect(fault).toMatch(/^content\/connections\/test\.yaml:2:\d+ /)
})

test.each(['content/connections/Test.yaml', 'content/connections/north/sweden.yaml'])(
  '%s is not read',
  name => {
    expect(faultsIn(readSource(name, full('mode: bus')))).toEqual([
      `${name}:1:1  file: no such file is read; allowed: content/connections/{region}.yaml`,
    ])
  },
)

test.each([
  [
    'a way between two stations',
    '{ from: malmo-c, to: lund-c, minutes: 5, by: walk, asOf: 2026-11 }',
    undefined,
  ],
  ['a change', '{ at: malmo-c, minutes: 20 }', undefined],
  ['a change with its source', `{ at: malmo-c, minutes: 20, ${asOf}, ${source} }`, undefined],
  [
    'a way without how',
    '{ from: malmo-c, to: lund-c, minutes: 5, asOf: 2026-11 }',
    '0: must have from, to, by and asOf, or at',
  ],
  [
    'a way without a date',
    '{ from: malmo-c, to: lund-c, minutes: 5, by: walk }',
    '0: must have from, to, by and asOf, or at',
  ],
  [
    'a change at two stations',
    '{ at: malmo-c, to: lund-c, minutes: 5 }',
    '0: must have from, to, by and asOf, or at',
  ],
  [
    'a way to the same station',
    '{ from: lund-c, to: lund-c, minutes: 5, by: walk, asOf: 2026-11 }',
    '0.to: must be another station than from',
  ],
  ['a station that there is not', '{ at: malmo, minutes: 5 }', '0.at: content/stations.yaml has no "malmo"'],
  ['a change without minutes', '{ at: malmo-c }', '0.minutes: is missing: must be a number'],
])('a transfer with %s', (_, text, says) => {
  const faults = faultsIn(readSource('content/transfers.yaml', `- ${text}\n`))
  expect(faults.length, faults.join('\n')).toBe(says ? 1 : 0)
  if (says) expect(faults[0]).toContain(`  ${says}`)
})
