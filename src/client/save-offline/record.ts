import * as v from 'valibot'
import { savedRecordHeader, storedAt, withStoredTime } from '../../shared/offline/caches.ts'
import { type PagePayload, pagePayload } from '../../shared/page-payload.ts'

/** A saved page as it was when it was fetched. */
export interface SavedPage {
  readonly path: string
  /** When it was fetched, in milliseconds since 1970. */
  readonly storedAt: number
  readonly payload: PagePayload
}

/**
 * The record of a saved page is stored in a header of the page's cache entry, so that both are written in one step. A
 * new page is never beside the file list of an old one, and nothing needs repair after a crash.
 */
const recordText = v.pipe(v.string(), v.parseJson(), pagePayload)

/** A header may only contain ASCII, so JSON escapes all other letters. */
const asciiJson = (value: object) =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A page as it is stored in the cache, with its record. Its body is no longer compressed. */
export function withRecord(html: string, sent: Headers, payload: PagePayload, now: number): Response {
  const headers = withoutCompressionHeaders(sent)
  headers.set(savedRecordHeader, asciiJson(payload))
  return withStoredTime(new Response(html, { headers }), now)
}

/** The headers of a response whose body was read, without those about its compression. */
export function withoutCompressionHeaders(sent: Headers): Headers {
  const headers = new Headers(sent)
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name)
  return headers
}

/** The record of an entry; `undefined` if it has none or it cannot be read. */
export function recordOf(entry: Response): SavedPage | undefined {
  const parsed = v.safeParse(recordText, entry.headers.get(savedRecordHeader))
  if (!parsed.success) return undefined
  const payload = parsed.output
  const path = payload.paths[payload.locale]
  return path === undefined ? undefined : { path, storedAt: storedAt(entry), payload }
}
