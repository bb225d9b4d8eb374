import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { sampleCatalogues } from '../../shop/sample-catalogues.ts'
import { checkForm } from '../kit/check.ts'
import { taxiForm } from './form.ts'
import { taxiLabels } from './labels.ts'
import { taxiLine, taxiTexts } from './line.ts'
import { taxiMails } from './mails.ts'
import { taxiRules } from './rules.ts'

const mailbox = { name: '', address: 'cs@p.example' }
/** One o'clock in Sweden. */
const now = new Date('2027-02-20T12:00:00Z')
const whole = {
  ride: 'shared',
  direction: 'from',
  station: 'Malmö C',
  address: 'Exempelgatan 2, Lund',
  date: '2027-02-20',
  time: '13:01',
  passengers: '3',
  train: 'SJ 537',
  needs: 'evil.example\na wheelchair',
  order: 'P-3333-3333',
  name: 'Ann',
  lastName: 'Åberg',
  email: 'ann@example.com',
  payment: 'card',
}
const check = (fields: Record<string, string>) =>
  checkForm(
    { form: taxiForm, rules: taxiRules },
    { text: new Map(Object.entries({ ...whole, ...fields })), files: [] },
    taxiLabels('en'),
    now,
  )
const words = taxiLabels('en').fields

describe('a taxi request', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['all of it', {}, {}],
    ['no train, needs or order', { train: '', needs: '', order: '' }, {}],
    ['a minute that has been in Sweden', { time: '13:00' }, { time: words.time.refused }],
    ['an early hour of another day', { date: '2027-02-21', time: '00:10' }, {}],
    ['a day that has been', { date: '2027-02-19' }, { date: words.date.refused }],
    ['the last day that can be ordered', { date: '2028-02-20' }, {}],
    ['a day too far ahead', { date: '2028-02-21' }, { date: words.date.refused }],
    ['no time', { time: '' }, { time: words.time.missing }],
    [
      'neither station nor address',
      { station: '', address: '' },
      { station: words.station.missing, address: words.address.missing },
    ],
    ['nobody', { passengers: '0' }, { passengers: words.passengers.missing }],
    ['more than a car takes', { passengers: '9' }, { passengers: words.passengers.missing }],
  ])('with %s', async (_, fields, errors) => {
    const result = await check(fields)
    expect(result.ok ? {} : result.errors).toEqual(errors)
  })

  it.each([
    ['all of it', whole],
    ['what is needed alone', { ...whole, train: '', needs: '', order: '' }],
  ])('with %s fills in its form again, and is read back the same', async (_, fields) => {
    const made = async (texts: Record<string, string>) => {
      const result = await check(texts)
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      return taxiLine(result.data, 'a')
    }
    const before = await made(fields)
    expect(await made(taxiTexts({ ...before, seen: 900 }))).toEqual(before)
  })

  it.each(locales)(
    'in %s makes the mails of an order: nothing that was typed goes to the sender',
    async locale => {
      const result = await check({})
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      const { decisive, further } = taxiMails(result.data, {
        locale,
        reference: 'P-2222-2222',
        received: now,
        addresses: { from: mailbox, service: mailbox, business: mailbox },
        suspect: false,
        catalogues: sampleCatalogues,
        addressOf: () => 'https://perrong.example/',
      })
      for (const said of [
        'Shared taxi, from the station',
        '3 passengers',
        'Malmö C',
        'Exempelgatan 2, Lund',
        'SJ 537',
        'a wheelchair',
        'P-3333-3333',
      ])
        expect(decisive.text).toContain(said)
      expect(decisive.text).toMatch(/Price: from/)
      const confirmation = further[0]?.text ?? ''
      expect(confirmation).toContain('2027')
      for (const typed of ['Malmö', 'Exempel', 'SJ 537', 'evil', 'P-3333', 'Ann'])
        expect(confirmation).not.toContain(typed)
    },
  )
})
