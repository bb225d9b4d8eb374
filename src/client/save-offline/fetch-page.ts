import * as v from 'valibot'
import { isPage, namedFiles } from '../../shared/offline/caches.ts'
import { type PagePayload, pagePayload, payloadPath } from '../../shared/page-payload.ts'
import { pathOf } from './plan.ts'
import { SaveFault } from './save-fault.ts'

/** What fetches, as `fetch`, and may be stopped. */
export interface Fetcher {
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
}

/** Past every cache, the worker's too: a page that is saved is the one that is served now. */
const fresh = ({ signal }: Fetcher): RequestInit => ({ cache: 'reload', signal })

/** What the network gives; where it breaks, also half-way, that is the network's fault and no error of ours. */
async function fromNetwork<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TypeError ? new SaveFault('network', error) : error
  }
}

/** What a page is now; `undefined` where there is none any more. */
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

/** A page's HTML with the headers that it came with; `undefined` where it names files that its payload does not. */
export async function fetchHtml(
  payload: PagePayload,
  from: Fetcher,
): Promise<{ readonly html: string; readonly headers: Headers } | undefined> {
  const page = await fromNetwork(async () => {
    const answer = await from.fetch(pathOf(payload), fresh(from))
    if (!isPage(answer)) throw new SaveFault('network')
    return { html: await answer.text(), headers: answer.headers }
  })
  return namedFiles(page.html).every(path => path in payload.files) ? page : undefined
}

/** A file, whole. A host that answers a missing file with a page has not answered. */
export const fetchFile = (path: string, { fetch, signal }: Fetcher) =>
  fromNetwork(async () => {
    const answer = await fetch(path, { signal })
    if (!answer.ok || isPage(answer)) throw new SaveFault('network')
    return { body: await answer.arrayBuffer(), headers: answer.headers }
  })
