import { expect, test } from 'vitest'
import { readContent } from '../../src/content-model/rules/content.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { campaignNotes } from './prices-and-campaigns.ts'

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
