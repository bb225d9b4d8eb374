import { expect, test } from 'vitest'
import { readContent } from '../../src/content-model/rules/content.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { campaignNotes, futureFactNotes } from './prices-and-campaigns.ts'

const campaign = (id: string, start: string, end: string) =>
  readSource(
    `content/campaigns/${id}/campaign.yaml`,
    `percentage: 10\nproducts: [interrail-global]\nstart: ${start}T00:00:00Z\nend: ${end}T00:00:00Z\n`,
  )
const january = campaign('january', '2027-01-11', '2027-01-31')

test.each([
  ['begins before the end of', '2027-01-30', '2027-02-10', 1],
  ['lies within', '2027-01-12', '2027-01-13', 1],
  ['follows', '2027-01-31', '2027-02-10', 0],
])('a campaign that %s another', (_, start, end, notes) => {
  const { content } = readContent([january, campaign('other', start, end)])
  expect(content.entries.campaigns.size).toBe(2)
  expect(campaignNotes(content).map(({ path, field }) => [path, field])).toEqual(
    Array.from({ length: notes }, () => ['content/campaigns/other/campaign.yaml', 'start']),
  )
})

const fact = (when: string) => readSource('content/reservations.yaml', `- fee: { asOf: ${when} }\n`)
const claim = (when: string) => readSource('content/guides/x/guide.yaml', `claims:\n  - checked: ${when}\n`)

test.each([
  ['a fact of tomorrow', fact('2026-12-01'), ['0.fee.asOf: is later than today, 2026-11-30']],
  ['a fact of today', fact('2026-11-30'), []],
  ['a fact of this month', fact("'2026-11'"), []],
  ['a fact of the next month', fact("'2026-12'"), ['0.fee.asOf: is later than today, 2026-11-30']],
  ['a claim of tomorrow', claim('2026-12-01'), ['claims.0.checked: is later than today, 2026-11-30']],
  ['a claim of yesterday', claim('2026-11-29'), []],
])('reports a date of look-up that has not come: %s', (_, file, faults) => {
  const { content } = readContent([file])
  // Already the next day in Sweden.
  const now = new Date('2026-11-29T23:30:00Z')
  expect(futureFactNotes(content, now).map(({ field, message }) => `${field}: ${message}`)).toEqual(faults)
})
