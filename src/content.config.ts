import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import type { z } from 'astro/zod'
import * as documents from './content-model/document-schemas.ts'
import { emissions } from './content-model/emissions-schema.ts'
import { productFacts, productText } from './content-model/product-schema.ts'
import { operator, reservation } from './content-model/reservation-schema.ts'
import * as schema from './content-model/schemas.ts'

const base = './content'

/** The facts of one kind of entry: `content/{folder}/{id}/{file}.yaml`, its id the entry folder's name. */
const facts = <Schema extends z.ZodType>(folder: string, name: string, shape: Schema) =>
  defineCollection({
    loader: glob({ base, pattern: `${folder}/*/${name}.yaml`, generateId: ({ entry }) => entryId(entry) }),
    schema: shape,
  })

/** The translations of one kind of entry: `content/{folder}/{id}/{locale}.md`, with the id `{id}/{locale}`. */
const texts = <Schema extends z.ZodType>(folder: string, shape: Schema) =>
  defineCollection({
    loader: glob({
      base,
      pattern: `${folder}/*/*.md`,
      generateId: ({ entry }) => `${entryId(entry)}/${entry.split('/').at(-1)?.replace('.md', '')}`,
    }),
    schema: shape,
  })

const entryId = (path: string) => path.split('/').at(-2) ?? path

const single = <Schema extends z.ZodType>(name: string, shape: Schema) =>
  defineCollection({ loader: glob({ base, pattern: `${name}.yaml` }), schema: shape })

/** The words of a document to download: `content/documents/{name}/{locale}.yaml`, its id the locale. */
const documentTexts = <Schema extends z.ZodType>(name: string, shape: Schema) =>
  defineCollection({
    loader: glob({ base: `${base}/documents/${name}`, pattern: '{en,sv,da}.yaml' }),
    schema: shape,
  })

export const collections = {
  guides: facts('guides', 'guide', schema.guideFacts),
  guideTexts: texts('guides', schema.guideText),
  routes: facts('routes', 'route', schema.routeFacts),
  routeTexts: texts('routes', schema.routeText),
  tips: facts('tips', 'tip', schema.tipFacts),
  tipTexts: texts('tips', schema.tipText),
  faq: facts('faq', 'question', schema.questionFacts),
  faqTexts: texts('faq', schema.questionText),
  pages: facts('pages', 'page', schema.pageFacts),
  pageTexts: texts('pages', schema.pageTextSchema),
  products: facts('products', 'product', productFacts),
  productTexts: texts('products', productText),
  campaigns: facts('campaigns', 'campaign', schema.campaignFacts),
  campaignTexts: texts('campaigns', schema.campaignText),
  stations: defineCollection({ loader: file(`${base}/stations.yaml`), schema: schema.station }),
  operators: defineCollection({ loader: file(`${base}/operators.yaml`), schema: operator }),
  reservations: defineCollection({ loader: file(`${base}/reservations.yaml`), schema: reservation }),
  site: single('site', schema.siteSettings),
  facts: single('facts', schema.siteFacts),
  emissions: single('emissions', emissions),
  passGuideTexts: documentTexts('pass-guide', documents.passGuideText),
  railwayMapTexts: documentTexts('railway-map', documents.railwayMapText),
  railwayLines: defineCollection({
    loader: glob({ base: `${base}/documents/railway-map`, pattern: 'lines.yaml' }),
    schema: documents.railwayLines,
  }),
}
