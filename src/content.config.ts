import { defineCollection } from 'astro:content'
import { file as fileLoader, glob as globLoader } from 'astro/loaders'
import type { z } from 'astro/zod'
import { backendFolder } from './content-model/backend/folder.ts'
import { besideCheck } from './content-model/content-check-done.ts'
import { type EntryKind, entryShapes } from './content-model/entry-shapes.ts'
import { station } from './content-model/file-schemas.ts'
import { connectionsShape, documentShapes, type FileName, fileShapes } from './content-model/file-shapes.ts'
import { operator, reservation } from './content-model/reservation-schema.ts'
import { locales } from './i18n/locales.ts'

const base = './content'

const file = (name: string) => besideCheck(fileLoader(name))
/** Without the source of the texts, which no page needs beside the rendered one. */
const glob = (options: Parameters<typeof globLoader>[0]) =>
  besideCheck(globLoader({ ...options, retainBody: false }))

/**
 * Files in the repository, and those of a content backend where there is one. The backend adds no file that the
 * repository has.
 */
const inBoth = (pattern: string) => [`content/${pattern}`, `${backendFolder}/content/${pattern}`]

/** The facts of one kind of entry: `content/{kind}/{id}/{file}.yaml`. The id is the name of the entry's folder. */
const facts = <Kind extends EntryKind>(kind: Kind) =>
  defineCollection({
    loader: glob({
      base: '.',
      pattern: inBoth(`${kind}/*/${entryShapes[kind].file}.yaml`),
      generateId: ({ entry }) => entryId(entry),
    }),
    schema: entryShapes[kind].facts,
  })

/** The translations of one kind of entry: `content/{kind}/{id}/{locale}.md`, with the id `{id}/{locale}`. */
const texts = <Kind extends EntryKind>(kind: Kind) =>
  defineCollection({
    loader: glob({
      base: '.',
      pattern: inBoth(`${kind}/*/*.md`),
      generateId: ({ entry }) => `${entryId(entry)}/${entry.split('/').at(-1)?.replace('.md', '')}`,
    }),
    schema: entryShapes[kind].text,
  })

const entryId = (path: string) => path.split('/').at(-2) ?? path

const single = <Name extends FileName>(name: Name) =>
  defineCollection({ loader: glob({ base, pattern: `${name}.yaml` }), schema: fileShapes[name] })

/** A list of items with ids: `content/{name}.yaml`. */
const list = <Shape extends z.ZodType>(name: FileName, shape: Shape) =>
  defineCollection({ loader: file(`${base}/${name}.yaml`), schema: shape })

/** The words of a document to download: `content/documents/{name}/{locale}.yaml`. The id is the locale. */
const documentTexts = <Shape extends z.ZodType>(name: string, shape: Shape) =>
  defineCollection({
    loader: glob({ base: `${base}/documents/${name}`, pattern: `{${locales.join(',')}}.yaml` }),
    schema: shape,
  })

const railwayLines = 'documents/railway-map/lines'

export const collections = {
  guides: facts('guides'),
  guideTexts: texts('guides'),
  routes: facts('routes'),
  routeTexts: texts('routes'),
  tips: facts('tips'),
  tipTexts: texts('tips'),
  faq: facts('faq'),
  faqTexts: texts('faq'),
  pages: facts('pages'),
  pageTexts: texts('pages'),
  products: facts('products'),
  productTexts: texts('products'),
  campaigns: facts('campaigns'),
  campaignTexts: texts('campaigns'),
  stations: list('stations', station),
  operators: list('operators', operator),
  reservations: list('reservations', reservation),
  /** The connections of a region. The id is the file's name. */
  connections: defineCollection({
    loader: glob({ base: `${base}/connections`, pattern: '*.yaml' }),
    schema: connectionsShape,
  }),
  transfers: single('transfers'),
  cityPairs: single('city-pairs'),
  site: single('site'),
  facts: single('facts'),
  emissions: single('emissions'),
  passGuideTexts: documentTexts('pass-guide', documentShapes['pass-guide']),
  railwayMapTexts: documentTexts('railway-map', documentShapes['railway-map']),
  railwayLines: defineCollection({
    loader: glob({ base, pattern: `${railwayLines}.yaml`, generateId: () => 'lines' }),
    schema: fileShapes[railwayLines],
  }),
}
