import { expect, test } from 'vitest'
import { perCurrency } from '../currency.ts'
import { priorPriceNotice } from './prior-price-notice.ts'

const euros = (amount: number) => ({ price: perCurrency(() => amount * 100) })
const sold = (...prices: readonly (readonly [from: string, amount: number])[]) => ({
  product: 'pass',
  history: prices.map(([from, amount]) => ({ from, prices: euros(amount) })),
  pick: (one: ReturnType<typeof euros>) => one.price,
})
const campaign = (percentage: number, start: string, end: string, products = ['pass']) => ({
  id: `${percentage}-${start}`,
  percentage,
  products,
  start: `${start}T00:00:00+01:00`,
  end: `${end}T23:59:59+01:00`,
})
const january = campaign(10, '2027-01-11', '2027-01-31')

test.each([
  ['no campaign and an old price', sold(['2026-01-01', 400]), [], undefined],
  ['a campaign on an old price', sold(['2026-01-01', 400]), [january], { before: 400, percentage: 10 }],
  [
    'a campaign whose part of the price no binary fraction hits',
    sold(['2026-01-01', 100]),
    [campaign(29, '2027-01-11', '2027-01-31')],
    { before: 100, percentage: 29 },
  ],
  [
    'a price raised in the 30 days before: the lower one counts',
    sold(['2026-01-01', 360], ['2026-12-20', 400]),
    [january],
    undefined,
  ],
  [
    'a price raised a little in the 30 days before: so much less is said',
    sold(['2026-01-01', 380], ['2026-12-20', 400]),
    [january],
    { before: 380, percentage: 5 },
  ],
  [
    'a price raised 31 days before does not count',
    sold(['2026-01-01', 360], ['2026-12-11', 400]),
    [january],
    { before: 400, percentage: 10 },
  ],
  [
    'a price raised 30 days before does not count, for it was asked all of them',
    sold(['2026-01-01', 360], ['2026-12-12', 400]),
    [january],
    { before: 400, percentage: 10 },
  ],
  [
    'a price raised 29 days before counts',
    sold(['2026-01-01', 380], ['2026-12-13', 400]),
    [january],
    { before: 380, percentage: 5 },
  ],
  [
    'a campaign in the 30 days before lowers what is compared with',
    sold(['2026-01-01', 400]),
    [january, campaign(20, '2026-12-20', '2026-12-24')],
    undefined,
  ],
  [
    'a campaign that ended earlier does not',
    sold(['2026-01-01', 400]),
    [january, campaign(20, '2026-11-20', '2026-11-30')],
    { before: 400, percentage: 10 },
  ],
  [
    'a stronger campaign within another: it is compared with that one',
    sold(['2026-01-01', 400]),
    [campaign(10, '2027-01-01', '2027-01-31'), campaign(30, '2027-01-12', '2027-01-20')],
    { before: 360, percentage: 22 },
  ],
  [
    'a campaign after a stronger one has interrupted it: the stronger one’s price was lower',
    sold(['2026-01-01', 400]),
    [campaign(10, '2027-01-01', '2027-01-31'), campaign(30, '2027-01-05', '2027-01-10')],
    undefined,
  ],
  [
    'a campaign after a stronger one that began on the same day',
    sold(['2026-01-01', 400]),
    [campaign(10, '2027-01-05', '2027-01-31'), campaign(30, '2027-01-05', '2027-01-05')],
    undefined,
  ],
  [
    'a campaign that a stronger one interrupted long ago: its price has been no reduction since',
    sold(['2026-01-01', 400]),
    [campaign(10, '2026-11-01', '2027-01-31'), campaign(30, '2026-11-05', '2026-11-10')],
    undefined,
  ],
  [
    'a campaign interrupted on another product only',
    sold(['2026-01-01', 400]),
    [january, campaign(30, '2027-01-12', '2027-01-13', ['other'])],
    { before: 400, percentage: 10 },
  ],
  [
    'a campaign that an equal one accompanied for a while: the price never changed',
    sold(['2026-01-01', 400]),
    [january, campaign(10, '2027-01-12', '2027-01-13')],
    { before: 400, percentage: 10 },
  ],
  [
    'a stronger campaign that begins later on the same day',
    sold(['2026-01-01', 400]),
    [january, { ...campaign(30, '2027-01-15', '2027-01-20'), start: '2027-01-15T18:00:00+01:00' }],
    { before: 400, percentage: 10 },
  ],
  [
    'a weaker campaign during another changes nothing',
    sold(['2026-01-01', 400]),
    [january, campaign(5, '2027-01-12', '2027-01-20')],
    { before: 400, percentage: 10 },
  ],
  [
    'a price cut during a campaign: it is compared with the campaign’s price before',
    sold(['2026-01-01', 400], ['2027-01-13', 350]),
    [january],
    { before: 360, percentage: 12 },
  ],
  [
    'a price cut during a campaign, and raised again',
    sold(['2026-01-01', 400], ['2027-01-12', 300], ['2027-01-14', 400]),
    [january],
    undefined,
  ],
  [
    'a price cut on the first day of a campaign',
    sold(['2026-01-01', 400], ['2027-01-11', 350]),
    [january],
    { before: 400, percentage: 21 },
  ],
  [
    'a price cut that is still to come',
    sold(['2026-01-01', 400], ['2027-01-20', 350]),
    [january],
    { before: 400, percentage: 10 },
  ],
  [
    'a price raised during a campaign: nothing was reduced since',
    sold(['2026-01-01', 400], ['2027-01-13', 420]),
    [january],
    { before: 400, percentage: 5 },
  ],
  [
    'a price cut during a campaign that is over: the campaign’s price was lower',
    sold(['2026-01-01', 400], ['2027-01-08', 350]),
    [campaign(20, '2027-01-05', '2027-01-10')],
    undefined,
  ],
  [
    'a price cut before a campaign that is over: the campaign’s price was lower',
    sold(['2026-01-01', 400], ['2027-01-02', 350]),
    [campaign(10, '2027-01-05', '2027-01-10')],
    undefined,
  ],
  [
    'a price cut after a campaign that is over',
    sold(['2026-01-01', 400], ['2027-01-11', 350]),
    [campaign(10, '2027-01-05', '2027-01-10')],
    { before: 360, percentage: 2 },
  ],
  [
    'a price cut before a campaign that is still to come',
    sold(['2026-01-01', 400], ['2027-01-02', 350]),
    [campaign(10, '2027-01-25', '2027-01-31')],
    { before: 400, percentage: 12 },
  ],
  ['a product new with the campaign', sold(['2027-01-11', 400]), [january], undefined],
  [
    'a lower price of late',
    sold(['2026-01-01', 400], ['2027-01-10', 350]),
    [],
    { before: 400, percentage: 12 },
  ],
  ['a lower price of long ago', sold(['2026-01-01', 400], ['2026-12-10', 350]), [], undefined],
] as const)('%s', (_, product, campaigns, said) => {
  const given = priorPriceNotice(product, campaigns, 'EUR', new Date('2027-01-15T12:00:00Z'))
  expect(given && { ...given, before: given.before / 100 }).toEqual(said)
})
