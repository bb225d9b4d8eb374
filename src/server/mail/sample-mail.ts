import type { Mail, MailAddresses } from '../../shared/mail/mail.ts'

/** A mail for tests. */
export const sampleMail: Mail = {
  from: { name: 'Perrong', address: 'no-reply@perrong.example' },
  to: { name: '', address: 'service@perrong.example' },
  subject: 'Ämne – P-2222-2222',
  text: 'Hej å',
  html: '<p>Hej å</p>',
  attachments: [],
  messageId: 'P-2222-2222.service@perrong.example',
  automatic: false,
}

/** Our own addresses for tests; the sample mail goes to one of them. */
export const sampleAddresses: MailAddresses = {
  from: sampleMail.from,
  service: sampleMail.to,
  business: sampleMail.to,
}
