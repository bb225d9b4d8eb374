import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { withPlainSpaces } from '../../mail/layout.ts'
import type { Values } from '../kit/define-form.ts'
import type { ContactFields } from './form.ts'
import { contactMails } from './mails.ts'

const contact: Values<ContactFields> = {
  name: 'Zoë <b>',
  lastName: 'Qvist',
  email: 'zoe@example.com',
  phone: '+46 31 390 06 00',
  orderNumber: 'O-77',
  page: '/guide-detail/norway',
  subject: 'claim',
  message: 'First line\nSecond & last',
  claimInfo: 'Taxi receipt',
  journeys: [
    {
      row: 3,
      values: {
        date: '2027-06-21',
        from: 'Malmö C',
        to: 'Hamburg Hbf',
        departure: '08:33',
        arrival: '13:52',
        train: 'EC 1076',
        status: 'delayed',
      },
    },
    {
      row: 4,
      values: {
        date: '2027-06-22',
        from: 'Basel',
        to: 'Nice',
        departure: '',
        arrival: '',
        train: '',
        status: '',
      },
    },
  ],
  files: [{ name: 'kvitto.pdf', mime: 'application/pdf', bytes: new Uint8Array(3) }],
}

const addresses = {
  from: { name: 'Perrong', address: 'no-reply@perrong.example' },
  service: { name: 'Customer service', address: 'customer-service@perrong.example' },
  business: { name: 'Business desk', address: 'business@perrong.example' },
}
const facts = {
  reference: 'P-7K3M-9QXD',
  received: new Date('2027-06-25T09:30:00Z'),
  addresses,
  suspect: false,
  addressOf: () => 'https://perrong.example/',
}

/** Throws unless a list has exactly one item. */
function onlyOne<Item>([item, ...others]: readonly Item[]): Item {
  if (!item || others.length > 0) throw new Error('expected one')
  return item
}

const typed = [
  'Zoë',
  'Qvist',
  '+46 31',
  'O-77',
  'norway',
  'First line',
  'Second',
  'Taxi receipt',
  'Malmö',
  'Hamburg',
  'Basel',
  'Nice',
  '1076',
  'kvitto',
]

describe.each(locales)('the mails of a contact message in %s', locale => {
  const mails = contactMails(contact, { ...facts, locale })
  const service = mails.decisive
  const confirmation = onlyOne(mails.further)

  it('gives customer service every field, in text and in HTML', () => {
    for (const value of [
      ...typed.filter(value => value !== 'Zoë'),
      'zoe@example.com',
      '22 June 2027',
      '13:52',
      'Delayed',
    ]) {
      expect(service.text).toContain(value)
      expect(withPlainSpaces(service.html)).toContain(value)
    }
    expect(service.text).toContain('Zoë <b>')
    expect(service.html).toContain('Zoë &lt;b&gt;')
    expect(service.attachments).toEqual(contact.files)
  })

  it('let customer service reply to the sender', () => {
    expect(service.to).toEqual(addresses.service)
    expect(service.replyTo).toEqual({ name: 'Zoë <b> Qvist', address: 'zoe@example.com' })
  })

  it('confirm to the sender without a word that the sender typed', () => {
    expect(confirmation.to).toEqual({ name: '', address: 'zoe@example.com' })
    for (const value of typed) {
      expect(confirmation.subject + confirmation.text + confirmation.html).not.toContain(value)
    }
    expect(confirmation.attachments).toEqual([])
    expect(confirmation.automatic).toBe(true)
  })

  it('says the reference in both subjects and texts', () => {
    for (const mail of [service, confirmation]) {
      expect(mail.subject).toContain('P-7K3M-9QXD')
      expect(mail.text).toContain('P-7K3M-9QXD')
      expect(mail.html).toContain('P-7K3M-9QXD')
      expect(mail.messageId).toMatch(/^P-7K3M-9QXD\.\w+@perrong\.example$/)
    }
  })
})

it('confirms in the language of the form', () => {
  const titles = locales.map(
    locale => onlyOne(contactMails(contact, { ...facts, locale }).further).text.split('\n')[0],
  )
  expect(titles).toEqual(['We have your message', 'Vi har fått ditt meddelande', 'Vi har fået din besked'])
})

it('says what was chosen in the confirmation, journey by journey', () => {
  const { text } = onlyOne(contactMails(contact, { ...facts, locale: 'sv' }).further)
  expect(text).toContain(
    'Ärendenummer: P-7K3M-9QXD\nMottaget: 25 juni 2027 kl. 11:30:00 CEST\nVad gäller det? Försenat, missat eller inställt tåg\nFiler: 1\n\n' +
      'RESA 1\nDatum: 21 juni 2027\nAvgång: 08:33\nAnkomst: 13:52\nVad hände? Försenat\n\n' +
      'RESA 2\nDatum: 22 juni 2027\n\n',
  )
})

it('mark a message that a program may have sent, and send nothing to its address', () => {
  const { decisive, further } = contactMails(contact, { ...facts, locale: 'en', suspect: true })
  expect(decisive.subject).toBe('Possible spam: P-7K3M-9QXD: Delayed, missed or cancelled train (en)')
  expect(further).toEqual([])
})
