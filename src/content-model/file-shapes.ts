import { z } from 'astro/zod'
import { cityPairs } from './city-pair-schema.ts'
import { connection, transfer } from './connection-schema.ts'
import * as documents from './document-schemas.ts'
import { emissions } from './emissions-schema.ts'
import * as schema from './file-schemas.ts'
import { operator, reservation } from './reservation-schema.ts'

/** The files that there is one of: `content/{name}.yaml`. */
const shapes = {
  stations: z.array(schema.station),
  operators: z.array(operator),
  reservations: z.array(reservation),
  transfers: z.array(transfer),
  'city-pairs': cityPairs,
  site: schema.siteSettings,
  facts: schema.siteFacts,
  emissions: emissions,
  words: schema.wordList,
  spelling: schema.spellingList,
  differences: schema.differenceList,
  'documents/railway-map/lines': documents.railwayLines,
} as const

export type FileName = keyof typeof shapes
export type FileData = { [Name in FileName]: z.output<(typeof shapes)[Name]> }

export const fileShapes: { readonly [Name in FileName]: z.ZodType<FileData[Name]> } = shapes

/** Direct connections of one region: `content/connections/{region}.yaml`. */
export const connectionsShape = z.array(connection)

/** The words of documents to download: `content/documents/{name}/{locale}.yaml`. */
export const documentShapes = {
  'pass-guide': documents.passGuideText,
  'railway-map': documents.railwayMapText,
} as const
