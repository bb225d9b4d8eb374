import { expect, test } from 'vitest'
import { readContent } from '../../../src/content-model/rules/content.ts'
import { readSource } from '../../../src/content-model/rules/source-file.ts'
import { claimAgeNotes } from './claim-age.ts'

const claimedBetween = (checked: string, expires: string) => {
  const file = readSource(
    'content/faq/refund/question.yaml',
    `topic: orders
order: 1
updated: ${checked}
claims:
  - what: { en: The fee is 10 euros, sv: Avgiften är 10 euro, da: Gebyret er 10 euro }
    source: https://perrong.example/fees
    checked: ${checked}
    expires: ${expires}
`,
  )
  const { content, faults } = readContent([file])
  expect(faults.filter(({ path }) => path === file.path)).toEqual([])
  return claimAgeNotes(content, new Date(checked)).map(({ field }) => field)
}

test.each([
  ['on the day', '2027-02-21', '2027-08-21', []],
  ['a day too late', '2027-02-21', '2027-08-22', ['claims.0.expires']],
  ['on a day that the earlier month does not have', '2027-02-28', '2027-08-31', []],
  ['on such a day, but checked a day earlier', '2027-02-27', '2027-08-31', ['claims.0.expires']],
])('a price that expires six months after it was checked: %s', (_, checked, expires, fields) => {
  expect(claimedBetween(checked, expires)).toEqual(fields)
})
