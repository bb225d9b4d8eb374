import { getCollection } from 'astro:content'
import { cached, keyOf } from '../../build-cache/build-cache.ts'
import { shortHash } from '../../build-cache/content-hash.ts'
import { getPassGuide, getRailwayLines, getRailwayMapText } from '../../content-model/documents.ts'
import { pageEntry } from '../../content-model/pages.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { europeMap } from '../../illustrations/pdf/europe-map.ts'
import { passGuidePdf } from '../../illustrations/pdf/pass-guide/pass-guide.ts'
import { printSvg } from '../../illustrations/pdf/print-svg.ts'
import { mapSize, railwayMapPdf } from '../../illustrations/pdf/railway-map.ts'

export const downloadNames = ['railway-map', 'pass-guide'] as const
export type DownloadName = (typeof downloadNames)[number]

/** A file to download. Its name changes with its content, so that it may be cached for ever. */
export interface Download {
  readonly file: string
  readonly url: string
  /** Draws the file at the first call. The name is known before, so that pages can be rendered meanwhile. */
  bytes(): Promise<Buffer>
}

const page = 'digital-content'

/** @param inputs everything that shows in the file, as values that JSON can represent */
function drawn(name: string, inputs: unknown, draw: () => Promise<Buffer> | Buffer): Download {
  const [base, ending] = name.split('.')
  const file = `perrong-${base}-${shortHash(keyOf('pdf', inputs))}.${ending}`
  let bytes: Promise<Buffer> | undefined
  return {
    file,
    url: `/pdf/${file}`,
    bytes() {
      bytes ??= cached('pdf', inputs, draw)
      return bytes
    },
  }
}

const allStations = async () => (await getCollection('stations')).map(({ data }) => data)

let sheetMap: string | undefined

async function railwayMap(name: string, locale: Locale, date: Date): Promise<Download> {
  const words = await getRailwayMapText(locale)
  const [stations, lines] = await Promise.all([allStations(), getRailwayLines()])
  return drawn(name, [words, locale, date, stations, lines], () => {
    // The map has names of towns but no words: one map for all locales.
    sheetMap ??= europeMap(stations, lines, mapSize)
    return railwayMapPdf(words, locale, sheetMap, date)
  })
}

async function passGuide(name: string, locale: Locale, date: Date): Promise<Download> {
  const guide = await getPassGuide(locale)
  return drawn(name, [guide, locale, date], () => passGuidePdf(guide, locale, date))
}

const documents: Readonly<Record<DownloadName, typeof railwayMap>> = {
  'railway-map': railwayMap,
  'pass-guide': passGuide,
}

const downloads = new Map<string, Promise<Download>>()

/** Prepares a file once in a build. */
function once(name: string, find: () => Promise<Download>): Promise<Download> {
  const known = downloads.get(name) ?? find()
  downloads.set(name, known)
  return known
}

/** One of the documents in a locale, dated by the page that offers it. */
export function download(name: DownloadName, locale: Locale): Promise<Download> {
  const file = `${name}-${locale}.pdf`
  return once(file, async () => {
    const { updated } = (await pageEntry(page, locale)).facts
    return documents[name](file, locale, updated)
  })
}

/** The lines of the railway map as a small picture, without names. */
export function mapPreview(): Promise<Download> {
  const file = 'railway-map.svg'
  return once(file, async () => {
    const [stations, lines] = await Promise.all([allStations(), getRailwayLines()])
    return drawn(file, ['preview', stations, lines], () => {
      const map = europeMap(stations, lines, { width: 1200, height: 900 })
      return Buffer.from(printSvg(map, { names: false }))
    })
  })
}

/** Every file under `/pdf`. */
export function allDownloads(): Promise<Download[]> {
  const inLocales = downloadNames.flatMap(name => locales.map(locale => download(name, locale)))
  return Promise.all([...inLocales, mapPreview()])
}
