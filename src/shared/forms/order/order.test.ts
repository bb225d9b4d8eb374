import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { taxiLine } from '../../shop/basket/sample-lines.ts'
import { sampleCatalogues } from '../../shop/sample-catalogues.ts'
import { type CheckedForm, checkForm } from '../kit/check.ts'
import { orderForm } from './form.ts'
import { orderLabels } from './labels.ts'
import { orderMails } from './mails.ts'
import { orderRules } from './rules.ts'

const checked = { form: orderForm, rules: orderRules }
const mailbox = { name: '', address: 'cs@p.example' }
const now = new Date('2027-02-20T12:00:00Z')
const who = { name: 'Ann', lastName: 'Åberg', email: 'ann@example.com', payment: 'card' }
const person = (name: string, birth: string) => ({ name, lastName: 'Ås', birth, residence: 'SE' })
const basket = {
  currency: 'SEK',
  changed: '2027-02-20',
  lines: [
    {
      kind: 'interrail',
      id: 'a',
      product: 'interrail-global',
      variant: 'flexi-4',
      class: 'second',
      firstDay: '2027-06-01',
      travellers: [person('Ida', '1990-05-05'), person('Bo', '2020-05-05')],
      seen: 300000,
    },
    {
      kind: 'gift-card',
      id: 'b',
      product: 'gift-card',
      value: 25000,
      design: 'winter',
      greeting: 'Grattis evil.example',
      note: 'Hej',
      seen: 25000,
    },
  ],
}

const group = {
  kind: 'interrail-group',
  id: 'c',
  product: 'interrail-global',
  variant: 'flexi-4',
  class: 'second',
  firstDay: '2027-06-01',
  counts: { adult: 12, youth: 2, senior: 0, child: 0 },
  residence: 'DK',
}

const taxi = { ...taxiLine, id: 'd' }
const ticket = {
  kind: 'ticket',
  id: 'e',
  from: 'Malmö C',
  to: 'Berlin Hbf',
  date: '2027-06-01',
  time: '',
  class: 'second',
  travellers: '2 adults',
  wishes: '',
}

const check = (fields: Record<string, string>) =>
  checkForm(
    checked satisfies CheckedForm<typeof orderForm.fields, ReturnType<typeof orderLabels>['fields']>,
    { text: new Map(Object.entries(fields)), files: [] },
    orderLabels('en'),
    now,
    sampleCatalogues.en,
  )
const words = orderLabels('en').fields
const [pass, card] = basket.lines
const row = (product: string, date: string) => ({
  'items[0].product': product,
  'items[0].what': 'One',
  'items[0].date': date,
})
const sent = (...lines: unknown[]) => ({ basket: JSON.stringify({ ...basket, lines }) })
const passTitle = 'Interrail Global Pass: Flexi, 4 travel days in 1 month'
const tooFar = 'This can be ordered at most 11 months ahead: choose a day up to 20\u00a0January 2028.'

describe('an order request', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a basket', { ...who, basket: JSON.stringify(basket) }, {}],
    ['a row', { ...who, 'items[0].product': 'taxi', 'items[0].what': 'Malmö C' }, {}],
    ['neither', who, { items: words.items.missing }],
    ['a basket that is none', { ...who, basket: '{}' }, { basket: words.basket.refused }],
    [
      'half a row',
      { ...who, 'items[1].product': 'taxi' },
      { 'items[1].what': words.items.fields.what.missing },
    ],
    [
      'a row for a day that was',
      { ...who, ...row('taxi', '2027-02-19') },
      { 'items[0].date': 'That date has passed: choose a later one.' },
    ],
    [
      'a row of a pass for a day too far ahead',
      { ...who, ...row('japan', '2028-01-21') },
      { 'items[0].date': tooFar },
    ],
    ['a row of a train as far ahead', { ...who, ...row('ticket', '2028-01-21') }, {}],
    [
      'a basket for a day that was',
      { ...who, ...sent({ ...pass, firstDay: '2027-02-19' }, card) },
      { basket: `${passTitle}. That date has passed: choose a later one.` },
    ],
    [
      'a basket with a pass too far ahead, and a value that is not sold',
      { ...who, ...sent({ ...pass, firstDay: '2028-01-21' }, { ...card, value: 100 }) },
      {
        basket: `${passTitle}. ${tooFar} Gift card. This is no longer sold in that form. Remove it and choose again.`,
      },
    ],
    [
      'a child alone',
      { ...who, ...sent({ ...pass, travellers: [person('Bo', '2020-05-05')] }) },
      {
        basket: `${passTitle}. A child’s pass must be ordered together with the pass of someone aged 18 or over.`,
      },
    ],
    ['a group whose names follow', { ...who, ...sent(group) }, {}],
    [
      'a group that is none',
      { ...who, ...sent({ ...group, counts: { ...group.counts, adult: 7 } }) },
      { basket: words.basket.refused },
    ],
    [
      'a gift card of the same currency',
      { ...who, basket: JSON.stringify(basket), giftCode: 'AB12', giftCurrency: 'SEK' },
      {},
    ],
    [
      'a gift card of another currency',
      { ...who, basket: JSON.stringify(basket), giftCode: 'AB12', giftCurrency: 'EUR' },
      { giftCurrency: words.giftCurrency.refused },
    ],
    [
      'a gift card of no currency',
      { ...who, basket: JSON.stringify(basket), giftCode: 'AB12' },
      { giftCurrency: words.giftCurrency.missing },
    ],
  ])('with %s', async (_, fields, errors) => {
    const result = await check(fields)
    expect(result.ok ? {} : result.errors).toEqual(errors)
  })
})

async function mailsOf(locale: (typeof locales)[number], fields: Readonly<Record<string, string>>) {
  const result = await check(fields)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const { decisive, further, order } = orderMails(result.data, {
    locale,
    reference: 'P-2222-2222',
    received: now,
    addresses: { from: mailbox, service: mailbox, business: mailbox },
    suspect: false,
    catalogues: sampleCatalogues,
    addressOf: page => `https://perrong.example/${page}`,
  })
  return {
    subject: decisive.subject,
    service: decisive.text,
    confirmation: further[0]?.text ?? '',
    order,
  }
}

const mails = (locale: (typeof locales)[number], lines: readonly unknown[] = basket.lines) =>
  mailsOf(locale, { ...who, basket: JSON.stringify({ ...basket, lines }) })

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the mails of an order', () => {
  it('give customer service everything, with the steps to each price', async () => {
    const service = plain((await mails('da')).service)
    for (const words of [
      'INTERRAIL GLOBAL PASS: FLEXI, 4 TRAVEL DAYS IN 1 MONTH',
      'Ida Ås',
      '5 May 1990',
      'Sweden',
      'Price for an adult SEK 3,000',
      'Child, free with traveller 1 −SEK 3,000',
      'Grattis evil.example',
      'Total: SEK 3,250',
    ])
      expect(service).toContain(words)
    expect(service).not.toContain('A different total')
    expect(service).not.toContain('"lines"')
  })

  it.each(locales)('give the customer in %s the choices, and nothing that was typed', async locale => {
    const { confirmation } = await mails(locale)
    expect(plain(confirmation)).toMatch(/3[., ]250/)
    for (const typed of ['Ida', 'Grattis', 'evil', 'Hej', 'Ann']) expect(confirmation).not.toContain(typed)
  })

  it.each([
    ['a price', [card], 'Total: SEK 250'],
    ['a lowest price', [taxi], 'Total: from SEK 190'],
    ['a price and a lowest price', [card, taxi], 'Total: from SEK 440'],
    ['a price, and none', [card, ticket], 'Total: SEK 250, plus items that customer service will price'],
    [
      'a lowest price, and none',
      [taxi, ticket],
      'Total: from SEK 190, plus items that customer service will price',
    ],
    ['no price', [ticket], 'Total: set by customer service'],
  ])('give the total of lines with %s', async (_, ordered, total) => {
    const { service, confirmation } = await mails('en', ordered)
    for (const text of [service, confirmation]) expect(plain(text).split('\n')).toContain(total)
  })

  it.each([
    ['en', 'Price: set by customer service'],
    ['sv', 'Pris: sätts av kundtjänst'],
    ['da', 'Pris: fastsættes af kundeservice'],
  ] as const)('say in %s that a line without a price is still to be priced', async (locale, words) => {
    const { service, confirmation } = await mails(locale, [ticket])
    expect(confirmation.split('\n')).toContain(words)
    expect(service.split('\n')).toContain('Price: set by customer service')
  })

  // The order is sent on a Saturday.
  it.each([
    [
      'en',
      'Please note: Customer service opens on Monday 22 February at 08:30, Swedish time. We can’t promise anything for an earlier time: Train ticket.',
    ],
    [
      'sv',
      'Observera: Kundtjänst öppnar måndag 22 februari kl. 08:30. Det som gäller en tidigare tid kan vi inte lova: Tågbiljett.',
    ],
    [
      'da',
      'Bemærk: Kundeservice åbner mandag 22. februar kl. 08.30 svensk tid. Vi kan ikke love noget til et tidligere tidspunkt: Togbillet.',
    ],
  ] as const)('tell the customer in %s what is too early for customer service', async (locale, words) => {
    const { confirmation } = await mails(locale, [{ ...ticket, date: '2027-02-22', time: '07:00' }, taxi])
    expect(plain(confirmation)).toContain(words)
    expect((await mails(locale, [ticket, taxi])).confirmation).not.toContain(words.split(':')[0])
  })

  it('say that the first day is not decided, and which ages count', async () => {
    const { service, confirmation } = await mails('en', [{ ...pass, firstDay: '' }])
    for (const text of [service, confirmation])
      expect(text).toContain('first travel day not decided: ages on the day of the order apply')
  })

  it('name a different total that was seen only to customer service, since the browser reports it', async () => {
    const { service, confirmation } = await mails('en', [{ ...pass, seen: 46_701_002_003 }, card])
    expect(plain(service)).toContain(
      'A different total was shown when the order was sent: SEK 467,010,270.03',
    )
    expect(confirmation).not.toContain('467')
  })

  it.each([
    [
      'en',
      'A different total was shown when you sent the order. The total above follows the prices at that time.',
    ],
    [
      'sv',
      'En annan summa visades när du skickade beställningen. Summan ovan följer priserna vid den tidpunkten.',
    ],
    [
      'da',
      'En anden sum blev vist, da du sendte bestillingen. Summen ovenfor følger priserne på det tidspunkt.',
    ],
  ] as const)(
    'tell the customer in %s that a different total was seen, and which one counts',
    async (locale, words) => {
      const changed = await mails(locale, [{ ...pass, seen: 280000 }, card])
      expect(plain(changed.confirmation)).toContain(words)
      expect((await mails(locale)).confirmation).not.toContain(words)
    },
  )

  it('give the ledger what was ordered and what it costs, and nothing about the customer', async () => {
    const { order } = await mails('da')
    expect(order).toEqual({
      at: now.getTime(),
      locale: 'da',
      currency: 'SEK',
      lines: [
        { product: 'Interrail Global Pass: Flexi, 4 travel days in 1 month', sum: 300000 },
        { product: 'Gift card', sum: 25000 },
      ],
      total: 325000,
    })
  })

  it('give the ledger only the products of an order in writing', async () => {
    const item = { 'items[0].product': 'japan', 'items[0].what': 'Ida’s birthday' }
    const { order } = await mailsOf('sv', { ...who, ...item })
    expect(order).toEqual({ at: now.getTime(), locale: 'sv', lines: [{ product: 'Japan Rail Pass' }] })
  })

  it.each([
    ['en', 'Price per person:\n  Traveller 1: SEK 3,000\n  Traveller 2: SEK 0'],
    ['sv', 'Pris per person:\n  Resenär 1: 3 000 kr\n  Resenär 2: 0 kr'],
    ['da', 'Pris pr. person:\n  Rejsende 1: 3.000 SEK\n  Rejsende 2: 0 SEK'],
  ] as const)('list in %s what each traveller pays', async (locale, words) => {
    expect(plain((await mails(locale)).confirmation)).toContain(words)
  })

  it.each([
    [
      'en',
      '14 travellers: 12 adults, 2 youths; names to follow',
      'Names to follow:\n  By 18 May 2027\n  Reply with the reference',
      'the price may change',
    ],
    [
      'sv',
      '14 resenärer: 12 vuxna, 2 ungdomar; namnen kommer senare',
      'Namnen kommer senare:\n  Senast 18 maj 2027\n  Svara med ärendenumret',
      'priset kan ändras',
    ],
    [
      'da',
      '14 rejsende: 12 voksne, 2 unge; navnene følger senere',
      'Navnene følger senere:\n  Senest 18. maj 2027\n  Svar med sagsnummeret',
      'prisen kan ændre sig',
    ],
  ] as const)('ask the customer in %s for the names of a group', async (locale, party, due, price) => {
    const confirmation = plain((await mails(locale, [group])).confirmation)
    for (const words of [party, due, price]) expect(confirmation).toContain(words)
    expect(confirmation).toMatch(/12 (adults|vuxna|voksne): .*\n {2}2 (youths|ungdomar|unge): /)
    expect(confirmation).not.toMatch(/Denmark|Danmark/)
  })

  it('explain the price of a group to customer service, with its country of residence', async () => {
    const service = plain((await mails('da', [group])).service)
    for (const words of [
      'Names to follow: By 18 May 2027',
      'Country of residence: Denmark',
      '12 adults:\n  Price for an adult SEK 3,000\n  Group of 14',
    ])
      expect(service).toContain(words)
  })

  it('link to a withdrawal with the order filled in', async () => {
    expect((await mails('en')).confirmation).toContain(
      'https://perrong.example/withdraw?reference=P-2222-2222\n',
    )
  })

  it.each([
    [
      'a basket',
      basket.lines,
      'Interrail Global Pass: Flexi, 4 travel days in 1 month for 2; Gift card SEK 250',
    ],
    [
      'a group whose names follow',
      [group],
      'Interrail Global Pass: Flexi, 4 travel days in 1 month for 14, names to follow',
    ],
    ['one of many lines', [card, card, card, card], 'Gift card SEK 250; Gift card SEK 250; 2 more'],
  ])('name the order in the subject for customer service: %s', async (_, lines, what) => {
    expect(plain((await mails('da', lines)).subject)).toBe(`P-2222-2222: Order request: ${what} (da)`)
  })

  it('name the order in the subject for customer service: an order in writing', async () => {
    const result = await check({ ...who, ...row('taxi', '2027-06-01') })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    const { decisive } = orderMails(result.data, {
      locale: 'sv',
      reference: 'P-2222-2222',
      received: now,
      addresses: { from: mailbox, service: mailbox, business: mailbox },
      suspect: false,
      catalogues: sampleCatalogues,
      addressOf: () => 'https://perrong.example/',
    })
    expect(decisive.subject).toBe('P-2222-2222: Order request: Station taxi (sv)')
  })
})
