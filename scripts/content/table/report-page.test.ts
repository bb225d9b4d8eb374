import { expect, test } from 'vitest'
import { readContent } from '../../../src/content-model/rules/content.ts'
import { readSource } from '../../../src/content-model/rules/source-file.ts'
import { fullReport } from '../full-report.ts'
import { reportPage } from './report-page.ts'

test('names each entry with its words, age, translations and problems', () => {
  const now = new Date('2026-11-21')
  const files = [
    readSource('content/faq/x/question.yaml', 'topic: taxi\norder: 1\nupdated: 2026-11-11\n'),
    readSource('content/faq/x/en.md', '---\nquestion: Why rail?\n---\nIt is <b>quik</b>.\n'),
    readSource('content/faq/x/sv.md', '---\nquestion: Varför?\n---\nSnabbt.\n'),
  ]
  const page = reportPage(fullReport(files, { now, showsUnpublished: false }), now)
  expect(page).toContain('<th scope="row">faq/x</th><td>5</td><td>2</td><td>–</td>')
  expect(page).toContain('<td>2026-11-11, 10 days ago</td><td>sv: not compared yet<br>da: missing</td>')
  expect(page).toMatch(/<p>\d+ faults and \d+ notes in 1 entry\.<\/p>/)
  expect(page).toMatch(/en\.md:4 {2}spelling: “quik” is in no dictionary/)
}, 60_000)

test('counts one fault in the singular', () => {
  const { content } = readContent([
    readSource('content/faq/x/question.yaml', 'topic: taxi\norder: 1\nupdated: 2026-11-11\n'),
  ])
  const fault = { path: 'content/faq/x/question.yaml', line: 1, column: 1, field: 'topic', message: 'wrong' }
  const page = reportPage({ content, faults: [fault], notes: [] }, new Date('2026-11-21'))
  expect(page).toContain('<p>1 fault and 0 notes in 1 entry.</p>')
  expect(page).toContain('<summary>1 fault, 0 notes</summary>')
})
