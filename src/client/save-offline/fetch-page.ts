import * as v from 'valibot'
import { isCacheablePage, namedFiles } from '../../shared/offline/caches.ts'
import { type PagePayload, pagePayload, payloadPath } from '../../shared/page-payload.ts'
import { pathOf } from './plan.ts'
import { SaveFault } from './save-fault.ts'

/** `fetch`, with a signal that stops it. */
export interface Fetcher {
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
}

/** Bypasses every cache, including the worker's, so that the saved page is the current one. */
const fresh = ({ signal }: Fetcher): RequestInit => ({ cache: 'reload', signal })

/**
 * Runs a request. A connection that fails, also in the middle, counts as a network fault and not as an error of ours.
 */
async function fromNetwork<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TypeError ? new SaveFault('network', error) : error
  }
}

/** The current payload of a page; `undefined` if the page does not exist any more. */
export async function fetchPayload(path: string, from: Fetcher): Promise<PagePayload | undefined> {
  const text = await fromNetwork(async () => {
    const answer = await from.fetch(payloadPath(path), fresh(from))
    if (answer.status === 404 || answer.status === 410) return undefined
    if (!answer.ok) throw new SaveFault('network')
    return answer.text()
  })
  if (text === undefined) return undefined
  const parsed = v.safeParse(payloadText, text)
  if (!parsed.success) throw new SaveFault('network')
  return parsed.output
}

const payloadText = v.pipe(v.string(), v.parseJson(), pagePayload)

/** A page's HTML with its headers; `undefined` if it names files that are not in its payload. */
export async function fetchHtml(
  payload: PagePayload,
  from: Fetcher,
): Promise<{ readonly html: string; readonly headers: Headers } | undefined> {
  const page = await fromNetwork(async () => {
    const answer = await from.fetch(pathOf(payload), fresh(from))
    if (!isCacheablePage(answer)) throw new SaveFault('network')
    return { html: await answer.text(), headers: answer.headers }
  })
  return namedFiles(page.html).every(path => path in payload.files) ? page : undefined
}

/** A complete file. A host that answers with a page instead of a missing file counts as a fault. */
export const fetchFile = (path: string, { fetch, signal }: Fetcher) =>
  fromNetwork(async () => {
    const answer = await fetch(path, { signal })
    if (!answer.ok || isCacheablePage(answer)) throw new SaveFault('network')
    return { body: await answer.arrayBuffer(), headers: answer.headers }
  })
