import { expect, it } from 'vitest'
import { sampleMail } from '../sample-mail.ts'
import { failedNotice } from './notice.ts'

it('says how to list the messages, and how to send them before they are removed', () => {
  const failed = [{ reference: 'P-2222-2222', day: '2027-06-25', key: 'failed/2027-06-25/P-2222-2222' }]
  const { text } = failedNotice(failed, { from: sampleMail.from, service: sampleMail.to })
  expect(text).toContain('P-2222-2222: 2027-06-25')
  expect(text).toMatch(/“npm run mail:failed” lists them and sends them again/)
  expect(text).toContain('for 30 days only')
})
