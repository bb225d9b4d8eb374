import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { buildCache, keyOf, writeCached } from '../build-cache/build-cache.ts'
import type { DrawnPicture } from '../illustrations/social/picture-queue.ts'
import type { PageFacts } from './read-page.ts'

/** What a build remembers about a page for the next one. */
export interface RememberedPage {
  /** The hash of its HTML. */
  readonly hash: string
  readonly facts: PageFacts
  /** The picture of its link previews. */
  readonly picture: DrawnPicture | undefined
}

/** By the pages' paths. */
export type PageMemory = ReadonlyMap<string, RememberedPage>

/** One file for all pages, since many small files would be slower to read. */
const file = (folder: string) => join(folder, 'pages.v8')

/** Changes with the code that reads pages, which makes older memories invalid. */
const version = () => keyOf('pages', [])

const memoryByFolder = new Map<string, Promise<PageMemory>>()

/**
 * The memory of the last build; empty if there was none, it was interrupted or its code was different.
 *
 * It is read once and then deleted from the disk until this build writes its own. It must match the HTML that Astro
 * keeps, which changes while pages are rendered, and a build may stop at any moment.
 */
export function readPageMemory(folder = buildCache): Promise<PageMemory> {
  const known = memoryByFolder.get(folder) ?? take(folder)
  memoryByFolder.set(folder, known)
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

export const writePageMemory = (pages: PageMemory, folder = buildCache): void =>
  writeCached(file(folder), serialize({ version: version(), pages }))
