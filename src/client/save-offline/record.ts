import * as v from 'valibot'
import { savedRecordHeader, storedAt, withStoredTime } from '../../shared/offline/caches.ts'
import { type PagePayload, pagePayload } from '../../shared/page-payload.ts'

/** A page that is saved: what it was when it was fetched. */
export interface SavedPage {
  readonly path: string
  /** When it was fetched, in milliseconds since 1970. */
  readonly storedAt: number
  readonly payload: PagePayload
}

/**
 * The record of a saved page travels in a header of the page's own entry. So the two are put in one step: there is no
 * moment at which a new page stands beside the list of files of an old one, and nothing to mend after a crash.
 */
const recordText = v.pipe(v.string(), v.parseJson(), pagePayload)

/** A header holds no letter beyond ASCII: JSON can spell them all out. */
const asciiJson = (value: object) =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A page as it is put into the cache: whole, with its record. Its bytes are no longer packed as they came. */
export function withRecord(html: string, sent: Headers, payload: PagePayload, now: number): Response {
  const headers = unpacked(sent)
  headers.set(savedRecordHeader, asciiJson(payload))
  return withStoredTime(new Response(html, { headers }), now)
}

/** The headers of an answer whose body was read: those of how it was packed for the way are gone. */
export function unpacked(sent: Headers): Headers {
  const headers = new Headers(sent)
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name)
  return headers
}

/** The record of an entry; `undefined` where it has none that can be read. */
export function recordOf(entry: Response): SavedPage | undefined {
  const parsed = v.safeParse(recordText, entry.headers.get(savedRecordHeader))
  if (!parsed.success) return undefined
  const payload = parsed.output
  const path = payload.paths[payload.locale]
  return path === undefined ? undefined : { path, storedAt: storedAt(entry), payload }
}
