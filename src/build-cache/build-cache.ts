import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf } from './content-hash.ts'

/** The build cache for drawings and other derived files. Hosts that preserve `node_modules/.cache` preserve it too. */
export const buildCache = 'node_modules/.cache/perrong'

const mapCode = ['map/*.ts', '../i18n/{format,locale-config,locales}.ts', '../shared/escape-html.ts']
const mapPackages = ['d3-geo', 'topojson-client', 'topojson-simplify', 'world-atlas']

interface CacheInputs {
  /** Paths, relative to `src/illustrations`, of all code that affects the result. */
  readonly code: readonly string[]
  readonly packages: readonly string[]
  /** The file name's ending, if another tool needs it. */
  readonly ending?: string
}

/** The kinds of cached files, with the code and packages that make them. */
const cacheInputs = {
  fonts: {
    code: ['../integrations/site-fonts.ts'],
    packages: ['subset-font', '@fontsource-variable/familjen-grotesk', '@fontsource-variable/source-sans-3'],
    ending: '.woff2',
  },
  maps: { code: mapCode, packages: mapPackages },
  pages: {
    code: [
      '../integrations/{built-pages,loaded-files,normalize-markup,page-icons,page-memory,page-scripts}.ts',
      '../integrations/{prerendering,read-page,rewrite-markup}.ts',
      '../build-cache/content-hash.ts',
      '../content-model/table-cache-key.ts',
      'icons.ts',
      '../shared/{deferred-scripts,limit-concurrency,map-concurrently}.ts',
      '../i18n/locales.ts',
    ],
    packages: ['htmlparser2'],
  },
  pdf: {
    code: ['pdf/**/*.ts', 'posters/**/*.ts', ...mapCode, '../shared/brand.ts'],
    packages: [
      ...mapPackages,
      'fontverter',
      'pdfkit',
      'svg-to-pdfkit',
      '@fontsource/familjen-grotesk',
      '@fontsource/source-sans-3',
    ],
  },
  social: {
    code: [
      'social/*.ts',
      '../shared/limit-concurrency.ts',
      '../build-cache/content-hash.ts',
      'map/text-width.ts',
      'pdf/faces.ts',
    ],
    packages: ['fontkit', 'fontverter', 'sharp', '@fontsource/familjen-grotesk'],
  },
  wordmark: {
    code: ['wordmark/draw-wordmark.ts', 'pdf/faces.ts'],
    packages: ['fontkit', 'fontverter', '@fontsource/familjen-grotesk'],
  },
} satisfies Readonly<Record<string, CacheInputs>>

export type CacheKind = keyof typeof cacheInputs

export const cacheKinds = Object.keys(cacheInputs) as CacheKind[]

const codeHashes = new Map<CacheKind, string>()

/** The source files that make a kind. */
export function codeOf(kind: CacheKind): string[] {
  const files = cacheInputs[kind].code.flatMap(pattern => globSync(join('src/illustrations', pattern)))
  return files.filter(file => !file.endsWith('.test.ts')).sort()
}

/** A hash that changes with a kind's code and with the versions of its packages. */
function codeHash(kind: CacheKind): string {
  let hash = codeHashes.get(kind)
  if (!hash) {
    const packages = cacheInputs[kind].packages.map(name => `node_modules/${name}/package.json`)
    hash = hashOf(...[...packages, ...codeOf(kind)].map(file => readFileSync(file)))
    codeHashes.set(kind, hash)
  }
  return hash
}

/** A name that changes with the inputs and with the code. Computing it draws nothing. */
export const keyOf = (kind: CacheKind, inputs: unknown): string =>
  hashOf(codeHash(kind), JSON.stringify(inputs))

/** A hash that changes with the code of any kind. Such a change may rename files that pages link to. */
export const codeVersion = (): string => hashOf(...cacheKinds.map(codeHash))

type Make = () => Promise<Buffer> | Buffer

/** Results that are being read or made, by their files. */
const inProgress = new Map<string, Promise<Buffer>>()

/**
 * Returns the result of `make`, cached between builds until its inputs or its code change. Pages that need the same result
 * at the same time, such as those of two languages, share it.
 *
 * @param inputs everything that affects the result; must be serialisable as JSON
 * @param folder the folder that contains the kinds' folders
 */
export function cached(kind: CacheKind, inputs: unknown, make: Make, folder = buildCache): Promise<Buffer> {
  const file = fileOf(kind, inputs, folder)
  const result = inProgress.get(file) ?? readOrMake(file, make).finally(() => inProgress.delete(file))
  inProgress.set(file, result)
  return result
}

async function readOrMake(file: string, make: Make): Promise<Buffer> {
  if (await isStillCached(file)) return readFile(file)
  const bytes = await make()
  writeCached(file, bytes)
  return bytes
}

/** The same for files that are only copied: returns the path of the cached file. */
export async function cachedFile(
  kind: CacheKind,
  inputs: unknown,
  make: Make,
  folder = buildCache,
): Promise<string> {
  const file = fileOf(kind, inputs, folder)
  if (!(await isStillCached(file))) writeCached(file, await make())
  return file
}

/**
 * Whether a cached file still exists. Updates its time, at most once a day, so that unused files can be removed later.
 */
export async function isStillCached(file: string): Promise<boolean> {
  const known = await stat(file).catch(() => undefined)
  const now = new Date()
  if (known && now.getTime() - known.mtimeMs > dayInMs) await utimes(file, now, now)
  return known !== undefined
}

function fileOf(kind: CacheKind, inputs: unknown, folder: string): string {
  const { ending = '' }: CacheInputs = cacheInputs[kind]
  return join(folder, kind, keyOf(kind, inputs) + ending)
}

const createdFolders = new Set<string>()

/**
 * Writes a cached file, under a temporary name first, so that an interrupted build leaves no incomplete file. It is
 * synchronous, since an asynchronous step is resumed late while pages are rendered, and delays the next drawing.
 */
export function writeCached(file: string, bytes: Buffer): void {
  const folder = dirname(file)
  if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true })
  createdFolders.add(folder)
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
}

/** In milliseconds. */
export const dayInMs = 24 * 60 * 60 * 1000
