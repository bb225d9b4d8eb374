import { getCollection } from 'astro:content'
import { getPassGuide, getRailwayLines, getRailwayMapText } from '../../content-model/documents.ts'
import { pageEntry } from '../../content-model/pages.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { contentHash } from '../../illustrations/cache/content-hash.ts'
import { kept } from '../../illustrations/cache/kept.ts'
import { europeMap } from '../../illustrations/pdf/europe-map.ts'
import { passGuidePdf } from '../../illustrations/pdf/pass-guide/pass-guide.ts'
import { printSvg } from '../../illustrations/pdf/print-svg.ts'
import { mapSize, railwayMapPdf } from '../../illustrations/pdf/railway-map.ts'

export const downloadNames = ['railway-map', 'pass-guide'] as const
export type DownloadName = (typeof downloadNames)[number]

/** A made file; its name changes with its bytes, so it may be cached for ever. */
export interface MadeFile {
  readonly file: string
  readonly url: string
  readonly bytes: Buffer
}

const page = 'digital-content'

function named(name: string, ending: string, bytes: Buffer): MadeFile {
  const file = `perrong-${name}-${contentHash(bytes)}.${ending}`
  return { file, url: `/pdf/${file}`, bytes }
}

const allStations = async () => (await getCollection('stations')).map(({ data }) => data)

async function makeMap(locale: Locale, date: Date): Promise<Buffer> {
  const words = await getRailwayMapText(locale)
  const [stations, lines] = await Promise.all([allStations(), getRailwayLines()])
  return kept('pdf', [words, locale, date, stations, lines], () =>
    railwayMapPdf(words, locale, europeMap(words.title, stations, lines, mapSize), date),
  )
}

async function makeGuide(locale: Locale, date: Date): Promise<Buffer> {
  const guide = await getPassGuide(locale)
  return kept('pdf', [guide, locale, date], () => passGuidePdf(guide, locale, date))
}

const makers: Readonly<Record<DownloadName, typeof makeMap>> = {
  'railway-map': makeMap,
  'pass-guide': makeGuide,
}

const made = new Map<string, Promise<MadeFile>>()

/** Makes a file once a build. */
function once(key: string, make: () => Promise<MadeFile>): Promise<MadeFile> {
  const file = made.get(key) ?? make()
  made.set(key, file)
  return file
}

/** One of our documents in a locale, dated as the page that offers it. */
export function download(name: DownloadName, locale: Locale): Promise<MadeFile> {
  return once(`${name}-${locale}`, async () => {
    const { updated } = (await pageEntry(page, locale)).facts
    return named(`${name}-${locale}`, 'pdf', await makers[name](locale, updated))
  })
}

/** The lines of the railway map as a small picture, without names. */
export function mapPreview(): Promise<MadeFile> {
  return once('preview', async () => {
    const [stations, lines] = await Promise.all([allStations(), getRailwayLines()])
    const draw = () => {
      const map = europeMap('', stations, lines, { width: 1200, height: 900 })
      return Buffer.from(printSvg(map, { names: false }))
    }
    return named('railway-map', 'svg', await kept('pdf', ['preview', stations, lines], draw))
  })
}

/** Every file that is served under `/pdf`. */
export function allDownloads(): Promise<MadeFile[]> {
  const documents = downloadNames.flatMap(name => locales.map(locale => download(name, locale)))
  return Promise.all([...documents, mapPreview()])
}
