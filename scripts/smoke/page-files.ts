import { createHash } from 'node:crypto'
import type { FetchAnswer } from './ask.ts'
import type { CheckedPage } from './pages.ts'
import { faults, type Result, resultOf } from './result.ts'

/** A file that pages need. */
interface PageFile {
  /** Its size in the build; absent for the pictures of link previews. */
  readonly bytes?: number
  readonly integrity?: string
}

/** Every file that some pages name, may load or offer for download, and the pictures of their link previews. */
export function filesOf(pages: readonly CheckedPage[]): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>()
  const own = new Set(pages.map(({ result }) => result.where))
  for (const { payload, integrity } of pages) {
    if (!payload) continue
    files.set(payload.image, {})
    for (const [path, bytes] of Object.entries(payload.files)) {
      if (own.has(path)) continue
      const hash = integrity.get(path) ?? files.get(path)?.integrity
      files.set(path, { bytes, ...(hash !== undefined && { integrity: hash }) })
    }
  }
  return files
}

/** Groups of the report by the path of a file; the first match counts. */
const kinds: readonly (readonly [what: string, endings: RegExp])[] = [
  ['Scripts and styles', /\.(?:js|css)$/],
  ['Fonts', /\.woff2?$/],
  ['Downloads', /^\/pdf\//],
  ['Pictures of link previews', /^\/social\//],
  ['Pictures', /\.(?:svg|png|jpe?g|webp|avif|ico)$/],
]

const kindOf = (path: string) => kinds.find(([, shape]) => shape.test(path))?.[0] ?? 'Other files of pages'

/** Checks that the host serves a file as it was built, and lets browsers cache scripts and fonts for a year. */
export function checkFile(path: string, { bytes, integrity }: PageFile, ask: FetchAnswer): Promise<Result> {
  return resultOf(kindOf(path), path, async () => {
    const answer = await ask(path)
    if (answer.status !== 200) return [`answered ${answer.status}`]
    const hash = `sha256-${createHash('sha256').update(answer.bytes).digest('base64')}`
    const isBuilt =
      (bytes === undefined ? answer.bytes.length > 0 : answer.bytes.length === bytes) &&
      (integrity === undefined || integrity === hash)
    return faults([
      [isBuilt, 'is not the file that was built'],
      [
        !path.startsWith('/_astro/') || answer.header('Cache-Control').includes('immutable'),
        'is not cached for a year',
      ],
    ])
  })
}
