import { beforeAll, expect, test } from 'vitest'
import { type Content, readContent } from '../../src/content-model/rules/content.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { waysReport } from './ways-report.ts'

const now = new Date('2026-11-25T12:00:00Z')
const source = "asOf: 2026-11, source: 'https://rail.example/'"
let content: Content
beforeAll(async () => {
  const own = await contentReader(process.cwd())()
  content = readContent([
    ...own.filter(({ path }) => ['content/stations.yaml', 'content/reservations.yaml'].includes(path)),
    readSource(
      'content/connections/test.yaml',
      [
        `- { from: malmo-c, to: kobenhavn-h, minutes: 40, trains: [oresundstag], ${source} }`,
        `- { from: kobenhavn-h, to: hamburg-hbf, minutes: 285, runs: [mon], trains: [copenhagen-hamburg], ${source} }`,
        `- { from: malmo-c, to: hamburg-hbf, minutes: 450, night: { leaves: '22:00', arrives: '05:30' }, trains: [snalltaget], ${source} }`,
      ].join('\n'),
    ),
  ]).content
})
const report = (words: string) => waysReport(words.split(' '), content, now)

test('reports the ways, their legs and their days', () => {
  expect(report('malmo-c hamburg-hbf')).toEqual([
    'by-day, without-reservation: 5 h 55, changes: 1, nights on trains: 0, reservations: 0, travel days: 1',
    '  malmo-c – kobenhavn-h  0 h 40 by train, seat: none',
    '  kobenhavn-h – hamburg-hbf  4 h 45 by train, seat: summer',
    '  day 1: 5 h 55, the end',
    '',
    'by-night, fewest-changes: 7 h 30, changes: 0, nights on trains: 1, reservations: 1, travel days: 1',
    '  malmo-c – hamburg-hbf  7 h 30 by train at night, 22:00 to 05:30, seat: compulsory',
    '  day 1: 0 h 00, the night on the train',
    '  day 2: 0 h 00, the end',
    '',
  ])
})

test('respects a date and the other options', () => {
  expect(report('malmo-c hamburg-hbf --date 2027-01-11 --no-night-trains --pace 6')).toContain(
    '  day 1 (2027-01-11): 5 h 55, the end',
  )
  expect(report('malmo-c hamburg-hbf --date 2027-01-12 --no-night-trains')).toEqual([
    'content/connections has no way from malmo-c to hamburg-hbf.',
  ])
  expect(report('malmo-c hamburg-hbf --no-reservations').length).toBe(5)
})

test.each([
  ['malmo-c', 'Usage: node scripts/ways.ts <from> <to>'],
  ['malmo-c hamburg-hbf --pace 7', 'Usage: node scripts/ways.ts'],
  ['malmo-c hamburg-hbf --fast', 'Usage: node scripts/ways.ts'],
  ['malmo-c hamburg-hbf --date soon', '"soon" is not a day'],
  ['malmo-c hamborg', 'Did you mean hamburg-hbf'],
])('%s: %s', (words, says) => {
  expect(() => report(words)).toThrow(says)
})
