import { beforeAll, expect, test } from 'vitest'
import { readContent } from '../../src/content-model/rules/content.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import { readSource, type SourceFile } from '../../src/content-model/rules/source-file.ts'
import { upcoming, upcomingLine } from './upcoming.ts'

let own: readonly SourceFile[]
beforeAll(async () => {
  own = await contentReader(process.cwd())()
})

const now = new Date('2026-11-25T12:00:00Z')

/** What a change to one file brings within 30 days. */
function broughtBy(path: string, from: string | RegExp, to: string): string[] {
  const linesOf = (files: readonly SourceFile[]) =>
    upcoming(readContent(files).content, now, 30).map(upcomingLine)
  const changed = own.map(file => (file.path === path ? readSource(path, file.text.replace(from, to)) : file))
  const before = new Set(linesOf(own))
  return linesOf(changed).filter(line => !before.has(line))
}

const campaign = 'content/campaigns/january-on-rails/campaign.yaml'
const product = 'content/products/interrail-global/product.yaml'
const site = 'content/site.yaml'
const guide = 'content/guides/norway/guide.yaml'

test.each<[what: string, path: string, from: string | RegExp, to: string, expected: RegExp]>([
  [
    'a campaign that begins',
    campaign,
    /start: .*/,
    'start: 2026-12-01',
    /^2026-12-01 {2}content\/campaigns\/january-on-rails\/campaign\.yaml:3 {2}the campaign begins: 10% off$/,
  ],
  [
    'a claim that expires',
    guide,
    /expires: .*/,
    'expires: 2026-12-24',
    /^2026-12-24 {2}content\/guides\/norway\/guide\.yaml:\d+ {2}“.+” expires: read https:\S+ again$/,
  ],
  [
    'a price that begins',
    product,
    /(from: 2026-11-21, eur: 283 \})/,
    '$1, { from: 2026-12-02, eur: 290 }',
    /^2026-12-02 {2}.+ {2}a price of flexi-4 begins: 290 euros$/,
  ],
  [
    'an entry that is published',
    guide,
    /^/,
    'publishAt: 2026-12-03T08:00:00+01:00\n',
    /^2026-12-03 {2}.+:1 {2}the entry is published/,
  ],
  [
    'a day on which the phone is closed',
    site,
    'closed: []',
    'closed: [{ day: 2026-12-04, because: { en: staff day, sv: personaldag, da: personaledag } }]',
    /^2026-12-04 {2}content\/site\.yaml:\d+ {2}nobody answers the phone: staff day$/,
  ],
])('names %s', (_, path, from, to, expected) => {
  expect(broughtBy(path, from, to)).toEqual([expect.stringMatching(expected)])
})

test.each([
  ['what is over', 'start: 2026-11-24'],
  ['what is later', 'start: 2027-01-02'],
])('leaves out %s', (_, start) => {
  expect(broughtBy(campaign, /start: .*/, start)).toEqual([])
})

test('lists what is due soonest first', () => {
  const days = upcoming(readContent(own).content, now, 400).map(({ day }) => day)
  expect(days.length).toBeGreaterThan(10)
  expect(days).toEqual(days.toSorted())
})
