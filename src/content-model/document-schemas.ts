import { z } from 'astro/zod'
import { railwayLineKinds } from '../illustrations/pdf/line-kinds.ts'
import { id, nonEmpty } from './fields.ts'

/** A name with its explanation. */
const named = z.strictObject({ name: nonEmpty, text: nonEmpty })

/** One of the numbers that are often confused, with an invented example where it has a fixed form. */
const code = named.extend({ example: nonEmpty.optional() })

/** The drawing of a night train over two days. */
const travelDay = z.strictObject({
  alt: nonEmpty,
  first: nonEmpty,
  second: nonEmpty,
  used: nonEmpty,
  free: nonEmpty,
  train: nonEmpty,
})

const guidePart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: nonEmpty }),
  z.strictObject({ kind: z.literal('list'), items: z.array(nonEmpty).min(1) }),
  z.strictObject({ kind: z.literal('rows'), rows: z.array(named).min(1) }),
  z.strictObject({ kind: z.literal('steps'), steps: z.array(named).min(1) }),
  z.strictObject({ kind: z.literal('codes'), codes: z.array(code).min(1) }),
  z.strictObject({ kind: z.literal('travel-day'), words: travelDay }),
])

/** Names that only the pass guide may use as `{{phone}}`: the site fills them in, and no figure does. */
export const passGuideWords = [
  'phone',
  'contactAddress',
  'flexiPeriods',
  'continuousPeriods',
  'oneCountryPeriods',
] as const

/** `content/documents/pass-guide/{locale}.yaml`: a page for each chapter. */
export const passGuideText = z.strictObject({
  title: nonEmpty,
  lead: nonEmpty,
  coverAlt: nonEmpty,
  version: nonEmpty,
  page: nonEmpty,
  chapters: z
    .array(
      z.strictObject({
        title: nonEmpty,
        sections: z.array(z.strictObject({ heading: nonEmpty, parts: z.array(guidePart).min(1) })).min(1),
      }),
    )
    .min(1),
})

/** `content/documents/railway-map/{locale}.yaml`: the legend, and the words beside the map. */
export const railwayMapText = z.strictObject({
  title: nonEmpty,
  lead: nonEmpty,
  alt: nonEmpty,
  fast: nonEmpty,
  main: nonEmpty,
  scenic: nonEmpty,
  sparse: nonEmpty,
  link: nonEmpty,
  hub: nonEmpty,
  stop: nonEmpty,
  notesTitle: nonEmpty,
  straight: nonEmpty,
  towns: nonEmpty,
  trains: nonEmpty,
  ferries: nonEmpty,
  version: nonEmpty,
  credit: nonEmpty,
})

/** `content/documents/railway-map/lines.yaml`: the lines in the order of drawing, the first at the bottom. */
export const railwayLines = z.strictObject({
  groups: z.array(
    z.strictObject({
      kind: z.enum(railwayLineKinds),
      /** Each line is a list of ids from `content/stations.yaml` in travelling order. */
      lines: z.array(z.array(id).min(2)).min(1),
    }),
  ),
  /** Towns with a big ring: where most journeys change trains. */
  hubs: z.array(id).min(1),
})

export type PassGuideText = z.infer<typeof passGuideText>
export type PassGuideChapter = PassGuideText['chapters'][number]
export type PassGuidePart = z.infer<typeof guidePart>
export type NamedText = z.infer<typeof named>
export type GuideCode = z.infer<typeof code>
export type TravelDayWords = z.infer<typeof travelDay>
export type RailwayMapText = z.infer<typeof railwayMapText>
export type RailwayLines = z.infer<typeof railwayLines>
