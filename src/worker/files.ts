import { parseRange } from '../shared/byte-range.ts'
import { ignoringVary, cacheKey } from '../shared/offline/caches.ts'
import { freshOrCopy } from './fresh-or-copy.ts'

/** The part of a kept file that a film's player asks for; all of it where no part is asked for. */
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

/** A kept file, or the part of it that is asked for. */
async function fromCache(request: Request): Promise<Response | undefined> {
  const file = await caches.match(cacheKey(request.url), ignoringVary)
  return file && requestedRange(request, file)
}

/** A file whose name carries a hash: the copy is as good as the file. */
export const serveHashed = async (request: Request) => (await fromCache(request)) ?? fetch(request)

/** A file whose content may change: the copy is for where it does not come soon. */
export const serveChanging = (request: Request) => freshOrCopy(fetch(request), fromCache(request))
