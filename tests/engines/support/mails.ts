import { expect } from '@playwright/test'
import type { ReceivedMail, RunningSmtp } from '../../e2e/support/smtp.ts'
import { poll } from './poll.ts'

/** Waits for the mails with a reference: one to customer service, one to the sender. */
export async function mailsAbout(smtp: RunningSmtp, reference: string): Promise<readonly ReceivedMail[]> {
  expect(reference).not.toBe('')
  const found = () => smtp.mails.filter(({ email }) => email.subject?.includes(reference))
  await poll(() => found().length, `mails about ${reference}`).toBe(2)
  return found()
}
