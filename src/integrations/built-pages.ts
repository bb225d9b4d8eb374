import { existsSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { hashOf, shortHash } from '../build-cache/content-hash.ts'
import { mapConcurrently } from '../shared/map-concurrently.ts'
import { buildLoads, withLoaded } from './loaded-files.ts'
import { type PageMemory, type RememberedPage, readPageMemory } from './page-memory.ts'
import { type PageFacts, readPage } from './read-page.ts'

/** Islands use these icons, so a page needs the file after hydration even if its HTML does not name it. */
const iconsPath = '/icons.svg'

export interface BuiltPage extends PageFacts {
  /** The page's path, without the file's extension. */
  readonly path: string
  /** The size of the HTML only. */
  readonly bytes: number
  /** A hash of the HTML. */
  readonly version: string
  /** The files that the page names and those that its scripts may load: everything it needs offline. */
  readonly assets: readonly string[]
}

export interface BuiltPages {
  readonly pages: readonly BuiltPage[]
  readonly byPath: ReadonlyMap<string, BuiltPage>
  /** The sizes of every file among the pages' `assets`. */
  readonly assetBytes: ReadonlyMap<string, number>
  /** The page memory for the next build, with the pictures of unchanged pages. */
  readonly memory: PageMemory
}

/** A page with the size of its HTML. */
type ReadPage = RememberedPage & Pick<BuiltPage, 'bytes'>

/** The pages that this build has rendered, by their paths. */
const rendered = new Map<string, ReadPage>()

/**
 * Reads a page that is about to be written, while it is in memory. Only reused pages must then be read from their files.
 *
 * @param url the address at which Astro renders it, with the file's name
 * @param bytes the HTML as it is written
 */
export function readRendered(url: string, html: string, bytes: Buffer): void {
  const file = decodeURI(new URL(url).pathname.slice(1))
  const page = { hash: hashOf(bytes), facts: factsOf(html), picture: undefined, bytes: bytes.length }
  rendered.set(pathOf(file), page)
}

let read: { readonly root: string; readonly pages: Promise<BuiltPages> } | undefined

/** Returns every page of a finished build, read once for all integrations. */
export function builtPages(dir: URL): Promise<BuiltPages> {
  const root = fileURLToPath(dir)
  if (read?.root !== root) read = { root, pages: readPages(root) }
  return read.pages
}

/** Whether an HTML file was copied from `public/`. Such a file, a search engine's verification file say, is not one of our pages. */
export const isCopied = (file: string, publicFolder = 'public') => existsSync(join(publicFolder, file))

async function readPages(root: string): Promise<BuiltPages> {
  const html = await Array.fromAsync(glob('**/*.html', { cwd: root }))
  const files = html.filter(file => !isCopied(file)).sort()
  const before = await readPageMemory()
  const memory = new Map<string, RememberedPage>()
  const pages = await mapConcurrently(files, async file => {
    const path = pathOf(file)
    const { bytes, ...page } = rendered.get(path) ?? (await readFromFile(join(root, file), before.get(path)))
    memory.set(path, page)
    const { facts, hash } = page
    const assets = withLoaded([...facts.assets, iconsPath], buildLoads)
    return { ...facts, path, bytes, version: shortHash(hash), assets }
  })
  const assets = [...new Set(pages.flatMap(page => page.assets))]
  const sizes = await mapConcurrently(assets, async path => [path, await sizeOf(root, path)] as const)
  return {
    pages,
    byPath: new Map(pages.map(page => [page.path, page])),
    assetBytes: new Map(sizes),
    memory,
  }
}

/** @param known what the last build has remembered, which is used if the page has not changed since */
async function readFromFile(file: string, known: RememberedPage | undefined): Promise<ReadPage> {
  const html = await readFile(file)
  const hash = hashOf(html)
  const page = known?.hash === hash ? known : { hash, facts: factsOf(html.toString()), picture: undefined }
  return { ...page, bytes: html.length }
}

/** Deeply copied, since strings from the parser would keep the HTML of every page in memory. */
const factsOf = (html: string): PageFacts => deserialize(serialize(readPage(html)))

/** The path of a page's file. `pathOf('sv/om-oss.html') // => '/sv/om-oss'` */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

/** @throws with the file's name if a page names one that was not built */
async function sizeOf(root: string, path: string): Promise<number> {
  const found = await stat(join(root, decodeURIComponent(path))).catch(() => undefined)
  if (!found) throw new Error(`A page names ${path}, which was not built`)
  return found.size
}
