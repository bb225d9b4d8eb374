import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import * as v from 'valibot'
import { pruneCache } from '../build-cache/prune.ts'
import { isLocale, locales } from '../i18n/locales.ts'
import { pictureQueue } from '../illustrations/social/picture-queue.ts'
import { hostRedirects } from '../routing/redirects.ts'
import { mapConcurrently } from '../shared/map-concurrently.ts'
import { savableListPath } from '../shared/offline/savable.ts'
import { type PagePayload, pagePayload, payloadPath } from '../shared/page-payload.ts'
import { type BuiltPage, builtPages } from './built-pages.ts'
import { readEnvironment } from './configuration.ts'
import { writePageMemory } from './page-memory.ts'
import { localeVersions } from './read-page.ts'
import { savableListOf } from './savable-list.ts'
import { siteFeatures } from './site-features.ts'

const pathOf = (url: string) => new URL(url).pathname

/**
 * The payload of a built page, `{path}/_payload.json`, from the page itself. Addresses lose their host, since the file
 * is read on the host from which it was fetched.
 *
 * @param image the path of the picture of its link previews
 * @param assetBytes the size of every file that the page needs
 * @throws with the path and the faults if the page lacks something
 */
export function payloadOf(
  page: BuiltPage,
  image: string | undefined,
  assetBytes: ReadonlyMap<string, number>,
): PagePayload {
  const { kind, locale, meta, assets } = page
  const versions = Object.entries(localeVersions(page))
  const result = v.safeParse(pagePayload, {
    kind,
    locale,
    title: meta.get('og:title'),
    description: meta.get('description'),
    image,
    updated: meta.get('article:modified_time') ?? null,
    version: page.version,
    paths: Object.fromEntries(versions.map(([language, url]) => [language, pathOf(url)])),
    files: {
      [page.path]: page.bytes,
      ...Object.fromEntries(assets.map(path => [path, assetBytes.get(path)])),
    },
  })
  if (result.success) return result.output
  const wrong = result.issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`The payload of ${page.path} cannot be written: ${wrong.join('; ')}`)
}

async function writeJson(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(value))
}

/** Links a cached file instead of writing it again; copies it if the cache is on another disk. */
const publish = (source: string, file: string): Promise<void> =>
  link(source, file).catch(() => copyFile(source, file))

/** Writes each page's `_payload.json`, the list of pages that can be saved, and the pictures of link previews. */
export function payloads(): AstroIntegration {
  return {
    name: 'perrong:payloads',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const { pages, assetBytes, memory } = await builtPages(dir)
        const queue = pictureQueue()
        // A reused page was not rendered, and requested no picture.
        const imageOf = (path: string) => queue.pathOf(path) ?? memory.get(path)?.picture?.path
        const redirects = hostRedirects(
          pages.flatMap(({ path, locale }) => (locale && isLocale(locale) ? [{ path, locale }] : [])),
          siteFeatures(readEnvironment('production')).SITE_DOMAINS,
        )
        // The files that only name the pictures are written while the last of them are drawn.
        const [drawn] = await Promise.all([
          queue.finish(),
          mapConcurrently(pages, page =>
            writeJson(join(root, payloadPath(page.path)), payloadOf(page, imageOf(page.path), assetBytes)),
          ),
          mapConcurrently(locales, locale =>
            writeJson(
              join(root, savableListPath(locale)),
              savableListOf(locale, pages, assetBytes, redirects),
            ),
          ),
        ])
        const remembered = new Map(
          [...memory].map(([path, page]) => [path, { ...page, picture: drawn.get(path) ?? page.picture }]),
        )
        // A journey has one picture for all languages.
        const byPath = new Map(
          [...remembered.values()].flatMap(({ picture }) => (picture ? [[picture.path, picture]] : [])),
        )
        const pictures = [...byPath.values()]
        await mkdir(join(root, 'social'), { recursive: true })
        await Promise.all([
          mapConcurrently(pictures, ({ path, source }) => publish(source, join(root, path))),
          // Not while pictures are drawn, since that reads and writes files of the cache.
          pruneCache(new Date()),
        ])
        writePageMemory(remembered)
        logger.info(`${pages.length} payloads, ${pictures.length} pictures of link previews`)
      },
    },
  }
}
