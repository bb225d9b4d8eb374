import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../shared/mail/mail.ts'

/**
 * For every mail, so that no help desk or out-of-office program answers it. RFC 3834 reserves `auto-replied` for
 * answers to another mail, with its id in In-Reply-To. Our confirmations answer a form, so they are `auto-generated` as
 * well.
 */
const autoSubmitted = { 'Auto-Submitted': 'auto-generated' }

/** A mail in Nodemailer's format. Addresses are objects, since one in a string could be read as several. */
export function compose(mail: Mail): SendMailOptions {
  return {
    from: { ...mail.from },
    to: [{ ...mail.to }],
    ...(mail.replyTo && { replyTo: { ...mail.replyTo, name: plain(mail.replyTo.name) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    headers: {
      ...autoSubmitted,
      ...(mail.automatic && { 'X-Auto-Response-Suppress': 'All' }),
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: mail.attachments.map(({ name, mime, bytes }) => ({
      filename: name,
      contentType: mime,
      content: Buffer.from(bytes),
      // Otherwise text would be re-wrapped; files must arrive byte for byte.
      contentTransferEncoding: 'base64',
    })),
  }
}

/** Nodemailer leaves an encoded word unchanged, and mail programs decode it, including line breaks. */
const plain = (name: string) => name.replaceAll('=?', '= ?')
