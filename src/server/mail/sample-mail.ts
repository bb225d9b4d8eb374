import type { Mail } from '../../shared/mail/mail.ts'

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
