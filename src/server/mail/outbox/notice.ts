import { renderMail } from '../../../shared/mail/layout.ts'
import type { Mail, MailAddresses } from '../../../shared/mail/mail.ts'
import type { FailedMessage } from './failed.ts'

/**
 * The mail that tells customer service, in English, about undelivered messages. It contains nothing that a sender
 * wrote.
 */
export function failedNotice(
  failed: readonly FailedMessage[],
  { from, service }: Pick<MailAddresses, 'from' | 'service'>,
): Mail {
  const body = {
    locale: 'en' as const,
    title: `${failed.length} ${failed.length === 1 ? 'message' : 'messages'} could not be delivered`,
    intro: [
      'The mail server did not take these messages for a day, refused them, or never said whether it took them: look for their references in the mailbox first. Their senders were told that we have them.',
    ],
    sections: [{ rows: failed.map(({ reference, day }) => [reference, day] as const) }],
    outro: [
      'They are kept for 30 days only. “npm run mail:failed” lists them and sends them again; “npm run mail:failed -- --list” only lists them.',
    ],
  }
  return {
    from,
    to: service,
    subject: body.title,
    ...renderMail(body),
    attachments: [],
    messageId: `${failed[0]?.reference}.${failed.length}.notice@${from.address.split('@').at(-1)}`,
    automatic: true,
  }
}
