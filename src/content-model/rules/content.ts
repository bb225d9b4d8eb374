import type { z } from 'astro/zod'
import { isLocale, type Locale, locales } from '../../i18n/locales.ts'
import type { Connection } from '../connection-schema.ts'
import { type EntryKind, entryKinds, entryShapes, type FactsOf, type TextOf } from '../entry-shapes.ts'
import { slug } from '../fields.ts'
import { connectionsShape, documentShapes, type FileData, type FileName, fileShapes } from '../file-shapes.ts'
import { checkShape, type Part } from './check-shape.ts'
import { type Fault, fileFault } from './fault.ts'
import type { SourceFile } from './source-file.ts'

/** The files of one entry that have a valid shape. */
export interface SourceEntry<Kind extends EntryKind> {
  readonly kind: Kind
  readonly id: string
  readonly facts: Part<FactsOf[Kind]>
  readonly texts: Readonly<Partial<Record<Locale, Part<TextOf[Kind]>>>>
}

type Entries<Kind extends EntryKind> = ReadonlyMap<string, SourceEntry<Kind>>

/** All files of `content/` with a valid shape, for the rules between files. */
export interface Content {
  readonly files: readonly SourceFile[]
  readonly entries: { readonly [Kind in EntryKind]: Entries<Kind> }
  readonly single: { readonly [Name in FileName]: Part<FileData[Name]> | undefined }
  /** Direct connections, a file for each region. */
  readonly connections: readonly Part<readonly Connection[]>[]
  /** Whether a file of the network is missing or has a fault, so that the network has gaps. */
  readonly isNetworkIncomplete: boolean
  readonly documents: readonly Part<unknown>[]
}

/** Sorts files by their kind, and checks the shape of each. */
export function readContent(files: readonly SourceFile[]): { content: Content; faults: Fault[] } {
  const faults: Fault[] = []
  const unclaimed = new Map(files.map(file => [file.path, file]))
  const take = <Data>(path: string, shape: z.ZodType<Data>): Part<Data> | undefined => {
    const file = unclaimed.get(path)
    if (!file) return undefined
    unclaimed.delete(path)
    const read = checkShape(file, shape)
    faults.push(...read.faults)
    return read.part
  }

  const takeRequired = <Data>(path: string, shape: z.ZodType<Data>) => {
    if (!unclaimed.has(path)) faults.push(fileFault(path, 'the file is missing'))
    return take(path, shape)
  }
  const readSingle = <Name extends FileName>(name: Name) =>
    takeRequired(`content/${name}.yaml`, fileShapes[name])
  const single = {
    stations: readSingle('stations'),
    operators: readSingle('operators'),
    reservations: readSingle('reservations'),
    transfers: readSingle('transfers'),
    'city-pairs': readSingle('city-pairs'),
    site: readSingle('site'),
    facts: readSingle('facts'),
    emissions: readSingle('emissions'),
    words: readSingle('words'),
    spelling: readSingle('spelling'),
    differences: readSingle('differences'),
    'documents/railway-map/lines': readSingle('documents/railway-map/lines'),
  }
  const connectionFiles = [...unclaimed.keys()].filter(path => connectionsFile.test(path))
  const connections = connectionFiles.flatMap(path => take(path, connectionsShape) ?? [])
  const isNetworkIncomplete =
    connections.length < connectionFiles.length || !single.transfers || !single.reservations
  const documents = Object.entries(documentShapes).flatMap(([name, shape]) =>
    locales.flatMap(locale => takeRequired<unknown>(`content/documents/${name}/${locale}.yaml`, shape) ?? []),
  )

  const folders = Map.groupBy(unclaimed.values(), file => file.path.split('/').slice(0, 3).join('/'))
  const readKind = <Kind extends EntryKind>(kind: Kind): Entries<Kind> => {
    const shape = entryShapes[kind]
    const entries = new Map<string, SourceEntry<Kind>>()
    for (const folder of folders.keys()) {
      const [, ofKind, id = ''] = folder.split('/')
      if (ofKind !== kind) continue
      const path = `${folder}/${shape.file}.yaml`
      if (!slug.safeParse(id).success)
        faults.push(
          fileFault(
            path,
            `the folder's name "${id}" must be lower case letters a–z, digits and single hyphens`,
          ),
        )
      const isThere = unclaimed.has(path)
      const facts = take(path, shape.facts)
      const texts: Partial<Record<Locale, Part<TextOf[Kind]>>> = {}
      for (const locale of locales) {
        const text = take(`${folder}/${locale}.md`, shape.text)
        if (text) texts[locale] = text
      }
      if (facts) entries.set(id, { kind, id, facts, texts })
      else if (!isThere) faults.push(fileFault(path, 'the file is missing: every entry has one'))
    }
    return entries
  }
  const entries = {
    guides: readKind('guides'),
    routes: readKind('routes'),
    tips: readKind('tips'),
    faq: readKind('faq'),
    pages: readKind('pages'),
    products: readKind('products'),
    campaigns: readKind('campaigns'),
  }
  for (const { path } of unclaimed.values())
    faults.push(fileFault(path, `no such file is read; ${placesOf(path)}`))
  return { content: { files, entries, single, connections, isNetworkIncomplete, documents }, faults }
}

/** `content/connections/{region}.yaml` */
const connectionsFile = /^content\/connections\/[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/

const picture = /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/i

/** Where a file could be instead. */
function placesOf(path: string): string {
  if (picture.test(path)) return 'a text has no pictures of its own: choose a poster in the facts'
  const kind = entryKinds.find(name => path.startsWith(`content/${name}/`))
  const texts = `${locales.join('.md, ')}.md`
  if (kind) return `allowed: content/${kind}/{id}/ with ${entryShapes[kind].file}.yaml, ${texts}`
  if (path.startsWith('content/connections/')) return 'allowed: content/connections/{region}.yaml'
  return `allowed: ${Object.keys(fileShapes).join('.yaml, ')}.yaml and folders of ${entryKinds.join(', ')}`
}

/** The locale of a text file: `content/guides/x/sv.md` is `sv`. */
export function localeOf({ path }: Pick<SourceFile, 'path'>): Locale | undefined {
  const name = /([^/]+)\.(?:md|yaml)$/.exec(path)?.[1]
  return isLocale(name) ? name : undefined
}

/** The texts of an entry, in the order of the languages. */
export const localeTexts = <Text>(texts: Readonly<Partial<Record<Locale, Part<Text>>>>): Part<Text>[] =>
  locales.flatMap(locale => texts[locale] ?? [])
