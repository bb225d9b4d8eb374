import { expect, test } from 'vitest'
import { readContent } from '../../../src/content-model/rules/content.ts'
import { readSource } from '../../../src/content-model/rules/source-file.ts'
import { differenceNotes } from './differences.ts'

const text = (words: string) => `---\ntitle: January\ntext: ${words}\n---\n`
const meant = "- { entry: campaigns/january, in: sv, differs: ['31'], why: the last day }\n"
const campaign = (end: string) =>
  `percentage: 10\nproducts: [interrail-global]\nstart: 2027-01-11T00:00:00+01:00\nend: ${end}\n`
const rightEnd = '2027-01-31T23:59:59+01:00'

/** The notes on a list of differences, which says that the Swedish text has the number 31. */
function notes(end: string, swedish?: string): string[] {
  const folder = 'content/campaigns/january'
  const { content } = readContent([
    readSource('content/differences.yaml', meant),
    readSource(`${folder}/campaign.yaml`, campaign(end)),
    readSource(`${folder}/en.md`, text('Until the end of January.')),
    ...(swedish === undefined ? [] : [readSource(`${folder}/sv.md`, swedish)]),
  ])
  return differenceNotes(content).map(({ path, message }) => `${path}: ${message}`)
}
const needless = 'content/differences.yaml: “31” does not differ in campaigns/january/sv: remove it'

test.each([
  ['a difference that is there', rightEnd, text('Till den 31 januari.'), []],
  ['a difference that is gone', rightEnd, text('Till slutet av januari.'), [needless]],
  ['a text that is gone', rightEnd, undefined, [needless]],
  ['an entry with a fault in its facts', '2027-01-31x', text('Till den 31 januari.'), []],
  ['a text with a fault', rightEnd, '---\ntext: Till den 31 januari.\n---\n', []],
])('%s', (_, end, swedish, says) => {
  expect(notes(end, swedish)).toEqual(says)
})
