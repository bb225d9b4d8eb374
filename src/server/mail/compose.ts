import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../shared/mail/mail.ts'

/**
 * For every mail, so that no help desk and no out-of-office program answers one. RFC 3834 keeps `auto-replied` for answers
 * to another mail, with its id in In-Reply-To: our confirmations answer a form, so they are `auto-generated` as well.
 */
const autoSubmitted = { 'Auto-Submitted': 'auto-generated' }

/** A mail as Nodemailer takes it: addresses as objects, since one in a string could be several. */
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
      // Text would else be re-wrapped: files arrive byte for byte.
      contentTransferEncoding: 'base64',
    })),
  }
}

/** Nodemailer leaves an encoded word as it is; mail programs decode it, line breaks and all. */
const plain = (name: string) => name.replaceAll('=?', '= ?')
