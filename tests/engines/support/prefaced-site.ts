import { createServer } from 'node:http'
import { listen } from '../../../scripts/server/listen.ts'

/** A site whose pages run a script of the test before any of their own. */
export interface PrefacedSite {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves a site with a function put before the scripts of every page: it can watch the page, set its clock, or take away
 * what an engine has. It works in every engine, while no driver but Firefox's can run a script before those of a page.
 */
export async function startPrefacedSite(site: string, preface: () => void): Promise<PrefacedSite> {
  const server = createServer(async (asked, answer) => {
    if (asked.url === '/preface.js')
      return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${preface})()`)
    const came = await fetch(new URL(asked.url ?? '/', site))
    const headers = Object.fromEntries(came.headers)
    // `fetch` has unpacked the body.
    for (const name of ['content-encoding', 'content-length', 'connection', 'transfer-encoding'])
      delete headers[name]
    answer.writeHead(came.status, headers)
    if (headers['content-type']?.startsWith('text/html'))
      answer.end((await came.text()).replace('<head>', '<head><script src="/preface.js"></script>'))
    else answer.end(Buffer.from(await came.arrayBuffer()))
  })
  const { url } = await listen(server, 0)
  return {
    url,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
