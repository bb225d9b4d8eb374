import { parseRange } from '../shared/byte-range.ts'
import { anyPacking, dataCache, keptUnder } from '../shared/offline/caches.ts'
import { ifFull } from './if-full.ts'
import { withinPatience } from './patience.ts'

/** The part of a kept file that a film's player asks for; all of it where no part is asked for. */
async function askedPart(request: Request, file: Response): Promise<Response> {
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
async function kept(request: Request): Promise<Response | undefined> {
  const file = await caches.match(keptUnder(request.url), anyPacking)
  return file && askedPart(request, file)
}

/** A file whose name carries a hash: the copy is as good as the file. */
export const answerHashed = async (request: Request) => (await kept(request)) ?? fetch(request)

/** A file whose content may change: the copy is for where there is no network. */
export const answerChanging = (request: Request) =>
  fetch(request).catch(async fault => {
    const file = await kept(request)
    if (file) return file
    throw fault
  })

/**
 * Data of the search or of the shop, which is kept as it comes; the last that came, where none comes soon.
 *
 * @param until has the worker live on until the data is kept
 */
export async function answerData(request: Request, until: (work: Promise<void>) => void): Promise<Response> {
  const coming = fetch(request).then(answer => {
    if (answer.status === 200) until(keepData(keptUnder(request.url), answer.clone()))
    return answer
  })
  const copy = await caches.match(keptUnder(request.url), { cacheName: dataCache, ...anyPacking })
  if (!copy) return coming
  const answer = await withinPatience(coming.catch(() => undefined))
  return answer && answer.status < 500 ? answer : copy
}

async function keepData(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(dataCache)
  // A failed attempt has used up what it was given.
  await ifFull(() => cache.put(path, answer.clone()))
}
