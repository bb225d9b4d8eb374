import { parseRange } from '../shared/byte-range.ts'
import { cacheKey, ignoringVary } from '../shared/offline/caches.ts'
import { freshOrCopy } from './fresh-or-copy.ts'

/** Answers a range request, as video players send it, from a cached file; without a range, returns the whole file. */
async function requestedRange(request: Request, file: Response): Promise<Response> {
  const header = request.headers.get('Range')
  if (header === null) return file
  const body = await file.blob()
  const range = parseRange(header, body.size)
  if (range === undefined) return new Response(body, { headers: file.headers })
  const headers = new Headers(file.headers)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.size}`)
    return new Response(undefined, { status: 416, headers })
  }
  const { start, end } = range
  headers.set('Content-Range', `bytes ${start}-${end}/${body.size}`)
  headers.set('Content-Length', String(end - start + 1))
  return new Response(body.slice(start, end + 1), { status: 206, headers })
}

/** A cached file, or the requested range of it. */
async function fromCache(request: Request): Promise<Response | undefined> {
  const file = await caches.match(cacheKey(request.url), ignoringVary)
  return file && requestedRange(request, file)
}

/** Serves a file whose name contains a hash: from the cache first, unless the caches cannot be read. */
export const serveHashed = async (request: Request) =>
  (await fromCache(request).catch(() => undefined)) ?? fetch(request)

/** Serves a file whose content may change: the copy only if the network is slow. */
export const serveChanging = (request: Request) => freshOrCopy(fetch(request), fromCache(request))
