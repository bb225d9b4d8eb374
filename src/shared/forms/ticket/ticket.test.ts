import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { sampleCatalogues } from '../../shop/sample-catalogues.ts'
import { checkForm } from '../kit/check.ts'
import { ticketForm } from './form.ts'
import { ticketLabels } from './labels.ts'
import { ticketLine, ticketTexts } from './line.ts'
import { ticketMails } from './mails.ts'
import { ticketRules } from './rules.ts'

const mailbox = { name: '', address: 'cs@p.example' }
const now = new Date('2027-02-20T12:00:00Z')
const whole = {
  from: 'Malmö C',
  to: 'Berlin Hbf',
  date: '2027-02-20',
  time: '07:30',
  class: 'first',
  travellers: '2 adults, evil.example',
  wishes: 'A berth\nand a bicycle',
  name: 'Ann',
  lastName: 'Åberg',
  email: 'ann@example.com',
  payment: 'card',
}
const check = (fields: Record<string, string>) =>
  checkForm(
    { form: ticketForm, rules: ticketRules },
    { text: new Map(Object.entries({ ...whole, ...fields })), files: [] },
    ticketLabels('en'),
    now,
  )
const words = ticketLabels('en').fields

describe('a ticket request', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['all of it', {}, {}],
    ['neither time nor wishes', { time: '', wishes: '' }, {}],
    ['no way to go', { from: '', to: '' }, { from: words.from.missing, to: words.to.missing }],
    ['an end where it begins', { to: 'malmö c' }, { to: words.to.refused }],
    ['a day that has been', { date: '2027-02-19' }, { date: words.date.refused }],
    ['the last day that can be ordered', { date: '2028-02-20' }, {}],
    ['a day too far ahead', { date: '2028-02-21' }, { date: words.date.refused }],
    ['no day', { date: '' }, { date: words.date.missing }],
    ['nobody', { travellers: '' }, { travellers: words.travellers.missing }],
    ['no class', { class: 'third' }, { class: words.class.missing }],
  ])('with %s', async (_, fields, errors) => {
    const result = await check(fields)
    expect(result.ok ? {} : result.errors).toEqual(errors)
  })

  it.each([
    ['all of it', whole],
    ['neither time nor wishes', { ...whole, time: '', wishes: '' }],
  ])('with %s fills in its form again, and is read back the same', async (_, fields) => {
    const made = async (texts: Record<string, string>) => {
      const result = await check(texts)
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      return ticketLine(result.data, 'a')
    }
    const before = await made(fields)
    expect(await made(ticketTexts(before))).toEqual(before)
  })

  it.each(locales)(
    'in %s makes the mails of an order: nothing that was typed goes to the sender',
    async locale => {
      const result = await check({})
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      const { decisive, further } = ticketMails(result.data, {
        locale,
        reference: 'P-2222-2222',
        received: now,
        addresses: { from: mailbox, service: mailbox, business: mailbox },
        suspect: false,
        catalogues: sampleCatalogues,
        addressOf: () => 'https://perrong.example/',
      })
      for (const said of [
        'Malmö C – Berlin Hbf',
        '2 adults, evil.example',
        'and a bicycle',
        '1st class',
        'Card',
      ])
        expect(decisive.text).toContain(said)
      const confirmation = further[0]?.text ?? ''
      expect(confirmation).toContain('2027')
      for (const typed of ['Malmö', 'Berlin', 'evil', 'berth', 'Ann'])
        expect(confirmation).not.toContain(typed)
    },
  )
})
