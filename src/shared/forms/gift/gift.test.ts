import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { sampleCatalogues } from '../../shop/sample-catalogues.ts'
import { checkForm } from '../kit/check.ts'
import { giftForm } from './form.ts'
import { giftLabels } from './labels.ts'
import { giftLine, giftTexts, giftValue, readGiftValue } from './line.ts'
import { giftMails } from './mails.ts'
import { giftRules } from './rules.ts'

const mailbox = { name: '', address: 'cs@p.example' }
const now = new Date('2027-02-20T12:00:00Z')
const whole = {
  value: 'DKK 50000',
  design: 'winter',
  greeting: 'Tillykke <b>Ida</b> evil.example',
  note: 'Fra os alle\nGod rejse',
  name: 'Ann',
  lastName: 'Åberg',
  email: 'ann@example.com',
  payment: 'card',
}
const check = (fields: Record<string, string>) =>
  checkForm(
    { form: giftForm, rules: giftRules },
    { text: new Map(Object.entries({ ...whole, ...fields })), files: [] },
    giftLabels('en'),
    now,
    sampleCatalogues.en,
  )
const words = giftLabels('en').fields

describe('a gift card', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['all of it', {}, {}],
    ['the value alone', { greeting: '', note: '' }, {}],
    ['no value', { value: '' }, { value: words.value.missing }],
    ['a value of no currency', { value: '25000' }, { value: words.value.missing }],
    ['a value of a currency that we have not', { value: 'USD 25000' }, { value: words.value.missing }],
    ['a value that is no sum', { value: 'DKK 1e9' }, { value: words.value.missing }],
    ['a value that is not sold', { value: 'DKK 12345' }, { value: words.value.refused }],
    [
      'a value of another currency than it is sold in',
      { value: 'EUR 50000' },
      { value: words.value.refused },
    ],
    ['no design', { design: 'snow' }, { design: words.design.missing }],
  ])('with %s', async (_, fields, errors) => {
    const result = await check(fields)
    expect(result.ok ? {} : result.errors).toEqual(errors)
  })

  it.each([
    ['all of it', whole],
    ['the value alone', { ...whole, greeting: '', note: '' }],
  ])('with %s fills in its form again, and is read back the same', async (_, fields) => {
    const made = async (texts: Record<string, string>) => {
      const result = await check(texts)
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      return giftLine(result.data, 'a')
    }
    const before = await made(fields)
    expect(await made(giftTexts(before, 'DKK'))).toEqual(before)
  })

  it('keeps the emoji of greeting and note, and no lines in the greeting', async () => {
    const emoji = '❤\ufe0f 👩\u200d👧'
    const result = await check({ greeting: emoji, note: emoji })
    expect(result.ok && result.data).toMatchObject({ greeting: emoji, note: emoji })
    expect((await check({ greeting: 'Bra\nvo' })).ok).toBe(false)
  })

  it('reads the value that it writes', () => {
    expect(readGiftValue(giftValue('NOK', 100000))).toEqual({ currency: 'NOK', value: 100000 })
  })
})

async function mails(locale: (typeof locales)[number], fields: Record<string, string> = {}) {
  const result = await check(fields)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const { decisive, further } = giftMails(result.data, {
    locale,
    reference: 'P-2222-2222',
    received: now,
    addresses: { from: mailbox, service: mailbox, business: mailbox },
    suspect: false,
    catalogues: sampleCatalogues,
    addressOf: () => 'https://perrong.example/',
  })
  return { service: decisive, confirmation: further[0] }
}

describe('the mails of a gift card', () => {
  it.each(locales)(
    'in %s give customer service everything, and the sender nothing that was typed',
    async locale => {
      const { service, confirmation } = await mails(locale)
      for (const said of [
        'GIFT CARD',
        'DKK',
        '500',
        'Design: winter',
        'Tillykke <b>Ida</b>',
        'God rejse',
        'Ann',
      ])
        expect(service.text).toContain(said)
      expect(service.html).toContain('Tillykke &lt;b&gt;Ida&lt;/b&gt;')
      expect(confirmation?.text).toContain('500')
      for (const written of ['Tillykke', 'Ida', 'evil', 'God rejse', 'Ann'])
        expect(confirmation?.text).not.toContain(written)
    },
  )
})
