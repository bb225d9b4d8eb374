import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { shopDay } from '../../src/shared/iso-day.ts'
import { claimsOf } from './claims/claim-list.ts'

/** Something that begins, ends or is due on a day. */
export interface Upcoming {
  readonly day: string
  /** Where it is written, and what happens. */
  readonly at: Fault
}

/** What the content says of days within some number of days, the next first. */
export function upcoming(content: Content, now: Date, days: number): Upcoming[] {
  const last = new Date(now)
  last.setUTCDate(last.getUTCDate() + days)
  return [
    ...claimsDue(content),
    ...entriesDue(content),
    ...pricesDue(content),
    ...connectionsDue(content),
    ...closedDue(content),
  ]
    .filter(({ date }) => date >= now && date <= last)
    .map(({ date, at }) => ({ day: shopDay(date), at }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

/** `2027-01-11  content/campaigns/january-on-rails/campaign.yaml:3  the campaign begins` */
export const upcomingLine = ({ day, at }: Upcoming) => `${day}  ${at.path}:${at.line}  ${at.message}`

interface Due {
  readonly date: Date
  readonly at: Fault
}

const claimsDue = (content: Content): Due[] =>
  claimsOf(content).map(({ claim, note }) => ({
    date: claim.expires,
    at: note('expires', `“${claim.what.en}” expires: read ${claim.source} again`),
  }))

function entriesDue({ entries }: Content): Due[] {
  const campaigns = [...entries.campaigns.values()].flatMap(({ facts: { file, data } }) => [
    { date: data.start, at: file.fault(['start'], `the campaign begins: ${data.percentage}% off`) },
    { date: data.end, at: file.fault(['end'], 'the campaign ends') },
  ])
  const publications = Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ facts: { file, data } }) =>
      data.publishAt && !data.draft
        ? [
            {
              date: data.publishAt,
              at: file.fault(['publishAt'], 'the entry is published, with the first build after that'),
            },
          ]
        : [],
    ),
  )
  return [...campaigns, ...publications]
}

function pricesDue({ entries }: Content): Due[] {
  return [...entries.products.values()].flatMap(({ facts: { file, data } }) =>
    'variants' in data
      ? data.variants.flatMap((variant, index) =>
          'history' in variant
            ? variant.history.map((price, row) => ({
                date: new Date(price.from),
                at: file.fault(
                  ['variants', index, 'history', row, 'from'],
                  `a price of ${variant.id} begins: ${price.eur / 100} euros`,
                ),
              }))
            : [],
        )
      : [],
  )
}

const connectionsDue = ({ connections }: Content): Due[] =>
  connections.flatMap(({ file, data }) =>
    data.flatMap(({ from, to, until }, index) =>
      until ? [{ date: until, at: lastDay(file, index, `${from} – ${to}`) }] : [],
    ),
  )

const lastDay = (file: SourceFile, index: number, way: string) =>
  file.fault([index, 'until'], `${way} runs for the last time`)

function closedDue({ single: { site } }: Content): Due[] {
  if (!site) return []
  return site.data.phoneHours.closed.map(({ day, because }, index) => ({
    date: day,
    at: site.file.fault(['phoneHours', 'closed', index, 'day'], `nobody answers the phone: ${because.en}`),
  }))
}
