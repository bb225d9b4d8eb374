import { MIMEType } from 'node:util'
import { limits } from '../../src/shared/forms/kit/limits.ts'
import { type ReadResult, readFormData, readJson } from '../../src/shared/forms/kit/read-entries.ts'

export type BodyResult =
  | ReadResult
  | { readonly ok: false; readonly error: 'too-large' | 'wrong-type' | 'malformed' }

/** Reads a form that was posted as multipart or as JSON. A body over the limit is discarded. */
export async function readBody(request: Request): Promise<BodyResult> {
  const contentType = request.headers.get('content-type') ?? ''
  const kind = contentType.split(';')[0]?.trim().toLowerCase()
  if (kind !== 'multipart/form-data' && kind !== 'application/json') return { ok: false, error: 'wrong-type' }
  try {
    const bytes = await readBytes(
      request.body,
      kind === 'application/json' ? limits.jsonBytes : limits.bodyBytes,
    )
    if (!bytes) return { ok: false, error: 'too-large' }
    if (kind === 'application/json')
      return readJson(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    const boundary = new MIMEType(contentType).params.get('boundary')
    if (!boundary || !isBounded(bytes, `--${boundary}`)) return { ok: false, error: 'malformed' }
    return readFormData(await new Response(bytes, { headers: { 'content-type': contentType } }).formData())
  } catch {
    // This includes a body that was cut off because the sender left: nobody sees the answer, and the server is not at
    // fault.
    return { ok: false, error: 'malformed' }
  }
}

/**
 * The bytes of a body, or `undefined` if it is over the limit. A little more than the limit is read and discarded,
 * since a browser that is cut off while sending shows its own error page in place of our answer.
 */
async function readBytes(body: Request['body'], limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > 2 * limits.bodyBytes) break
  }
  return size <= limit ? new Uint8Array(Buffer.concat(chunks)) : undefined
}

/** The maximum size of one part's headers in bytes. A browser needs about 100, and a file's name at most 1000 more. */
const partHeaderBytes = 4096

/**
 * Whether a multipart body has no more parts than a form may have, short headers, and an end. It is checked in one pass
 * over the bytes before they are parsed, since a parser would process a million parts or headers.
 *
 * Every delimiter counts, wherever it is: what looks like the end in the middle of the body may not be the end for the
 * parser.
 */
function isBounded(bytes: Uint8Array, delimiter: string): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isEnd = false
  let start = 0
  for (let found = 0; found <= limits.fields + 1; found += 1) {
    const at = buffer.indexOf(delimiter, start)
    if (at === -1) return isEnd
    start = at + delimiter.length
    isEnd = buffer.toString('latin1', start, start + 2) === '--'
    if (!isEnd && !buffer.subarray(start, start + partHeaderBytes).includes('\r\n\r\n')) return false
  }
  return false
}
