import { createServer } from 'node:http'
import { listen } from '../../../scripts/server/listen.ts'
import { poll } from './poll.ts'

/** A site whose pages run a script of the test before any of their own. */
export interface PrefacedSite {
  readonly url: string
  /** Waits until no request is pending. */
  settled(): Promise<void>
  close(): Promise<void>
}

/**
 * Serves a site with a function before the scripts of every page: it can watch the page, set its clock, or remove
 * features of an engine. It works in every engine, while only Firefox's driver can run a script before those of a page.
 *
 * @param hold what the response for a path waits for, as on a slow line
 */
export async function startPrefacedSite(
  site: string,
  preface: () => void,
  hold: (path: string) => Promise<void> | undefined = () => undefined,
): Promise<PrefacedSite> {
  let open = 0
  let lastEnd = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
      lastEnd = Date.now()
    })
    if (request.url === '/preface.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${preface})()`)
    if (request.method === 'GET') await hold(request.url ?? '/')
    const original = await fetch(new URL(request.url ?? '/', site), { method: request.method ?? 'GET' })
    const headers = Object.fromEntries(original.headers)
    // `fetch` has decompressed the body.
    for (const name of ['content-encoding', 'content-length', 'connection', 'transfer-encoding'])
      delete headers[name]
    response.writeHead(original.status, headers)
    if (headers['content-type']?.startsWith('text/html'))
      response.end((await original.text()).replace('<head>', '<head><script src="/preface.js"></script>'))
    else response.end(Buffer.from(await original.arrayBuffer()))
  })
  const { url } = await listen(server, 0)
  return {
    url,
    // A script that has loaded may request another at once.
    settled: () => poll(() => open === 0 && Date.now() - lastEnd > 100, 'no request').toBe(true),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
