import { expect, test } from 'vitest'
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
  expect(page).toContain('<td>2026-11-11, 10 days ago</td><td>sv: not looked at<br>da: missing</td>')
  expect(page).toMatch(/en\.md:4 {2}spelling: “quik” is in no dictionary/)
}, 60_000)
