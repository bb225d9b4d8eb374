import type { z } from 'astro/zod'
import * as schema from './entry-schemas.ts'
import { productFacts, productText } from './product-schema.ts'

/** The content of the files of one kind of entry: `content/{kind}/{id}/{file}.yaml`, and `{locale}.md` beside it. */
interface EntryShape<Facts, Text> {
  readonly file: string
  readonly facts: z.ZodType<Facts>
  readonly text: z.ZodType<Text>
}

const shapes = {
  guides: { file: 'guide', facts: schema.guideFacts, text: schema.guideText },
  routes: { file: 'route', facts: schema.routeFacts, text: schema.routeText },
  tips: { file: 'tip', facts: schema.tipFacts, text: schema.tipText },
  faq: { file: 'question', facts: schema.questionFacts, text: schema.questionText },
  pages: { file: 'page', facts: schema.pageFacts, text: schema.pageTextSchema },
  products: { file: 'product', facts: productFacts, text: productText },
  campaigns: { file: 'campaign', facts: schema.campaignFacts, text: schema.campaignText },
} satisfies Record<string, EntryShape<unknown, unknown>>

export type EntryKind = keyof typeof shapes
export type FactsOf = { [Kind in EntryKind]: z.output<(typeof shapes)[Kind]['facts']> }
export type TextOf = { [Kind in EntryKind]: z.output<(typeof shapes)[Kind]['text']> }

/** Every kind of entry and the shape of its files. */
export const entryShapes: { readonly [Kind in EntryKind]: EntryShape<FactsOf[Kind], TextOf[Kind]> } = shapes

export const entryKinds = Object.keys(shapes) as EntryKind[]
