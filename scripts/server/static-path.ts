import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The file or redirect of the built folder for an address. */
export type StaticMatch =
  | { readonly kind: 'file'; readonly file: string; readonly size: number; readonly modified: number }
  /** The page has another, clean address (percent-encoded, without a query). */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'none' }

const none: StaticMatch = { kind: 'none' }

/**
 * Finds the file for an address as the host does with clean addresses: `/about-us` is `about-us.html` or
 * `about-us/index.html`, and `/about-us/`, `/about-us.html` and `/about-us/index.html` redirect there.
 *
 * It serves nothing outside the folder, no dot files except those of `/.well-known`, and not the host's own
 * `_redirects` and `_headers`.
 *
 * @param pathname as in the request, percent-encoded
 */
export async function findStatic(dist: string, pathname: string): Promise<StaticMatch> {
  const segments = decodeSegments(pathname)
  if (!segments) return none
  const slash = segments.at(-1) === ''
  const names = slash ? segments.slice(0, -1) : segments
  if (!names.every(isServed) || isHostFile(names)) return none

  if (!slash && names.length > 0) {
    const exact = await fileAt(dist, names)
    if (exact) return movedFrom(names) ?? exact
  }
  const page = await pageAt(dist, names)
  if (!page) return none
  return slash && names.length > 0 ? { kind: 'moved', to: addressOf(names) } : page
}

/** `undefined` if the percent-encoding is invalid: such an address has nothing. */
function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Separators and NUL may result from percent-encoding; an empty name would be a double slash. */
const isServed = (name: string, index: number) =>
  name !== '' &&
  !['/', '\\', '\0'].some(sign => name.includes(sign)) &&
  (!name.startsWith('.') || (index === 0 && name === '.well-known'))

const isHostFile = (names: readonly string[]) =>
  names.length === 1 && (names[0] === '_redirects' || names[0] === '_headers')

const addressOf = (names: readonly string[]) => `/${names.map(encodeURIComponent).join('/')}`

async function pageAt(dist: string, names: readonly string[]): Promise<StaticMatch | undefined> {
  const last = names.at(-1)
  const html = last === undefined ? undefined : await fileAt(dist, [...names.slice(0, -1), `${last}.html`])
  return html ?? (await fileAt(dist, [...names, 'index.html']))
}

async function fileAt(dist: string, names: readonly string[]): Promise<StaticMatch | undefined> {
  const file = join(dist, ...names)
  try {
    const found = await stat(file)
    return found.isFile() ? { kind: 'file', file, size: found.size, modified: found.mtimeMs } : undefined
  } catch {
    return undefined
  }
}

function movedFrom(names: readonly string[]): StaticMatch | undefined {
  const last = names.at(-1) ?? ''
  if (!last.endsWith('.html')) return undefined
  const folder = names.slice(0, -1)
  const clean = last === 'index.html' ? folder : [...folder, last.slice(0, -'.html'.length)]
  return { kind: 'moved', to: addressOf(clean) }
}
