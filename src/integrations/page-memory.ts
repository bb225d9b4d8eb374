import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { buildCache, keyOf, writeCached } from '../illustrations/cache/build-cache.ts'
import type { DrawnPicture } from '../illustrations/social/picture-queue.ts'
import type { PageFacts } from './read-page.ts'

/** What a build leaves the next one of a page. */
export interface RememberedPage {
  /** Of its HTML. */
  readonly hash: string
  readonly facts: PageFacts
  /** What its link previews show. */
  readonly picture: DrawnPicture | undefined
}

/** By the pages' paths. */
export type PageMemory = ReadonlyMap<string, RememberedPage>

/** One file: one for each page would be looked for one after the other. */
const file = (folder: string) => join(folder, 'pages.v8')

/** Changes with what reads a page: an older reading is none. */
const version = () => keyOf('pages', [])

const pagesByPath = new Map<string, Promise<PageMemory>>()

/**
 * What the last build remembered; nothing where there was none, it did not reach its end, or its code was another.
 *
 * Read once, and then gone from the disk until this build remembers: it goes with the HTML that Astro keeps, which changes
 * while pages are rendered, and a build may stop at any moment.
 */
export function readPageMemory(folder = buildCache): Promise<PageMemory> {
  const known = pagesByPath.get(folder) ?? take(folder)
  pagesByPath.set(folder, known)
  return known
}

async function take(folder: string): Promise<PageMemory> {
  const bytes = await readFile(file(folder)).catch(() => undefined)
  await rm(file(folder), { force: true })
  if (!bytes) return new Map()
  try {
    const read = deserialize(bytes)
    return read.version === version() ? read.pages : new Map()
  } catch {
    return new Map()
  }
}

export const writePageMemory = (pages: PageMemory, folder = buildCache): Promise<void> =>
  writeCached(file(folder), serialize({ version: version(), pages }))
