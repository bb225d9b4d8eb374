import { execFileSync } from 'node:child_process'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { listenLocally } from './tcp-line.ts'

/**
 * Proxies a served site over HTTP/2 and TLS, as on the host: all files of a page share one connection, whereas HTTP/1.1
 * opens another for each concurrent request.
 *
 * @throws if the machine has no `openssl`, which makes the certificate; a browser must ignore who signed it
 */
export async function overHttp2(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true })
  const pem = makeCertificate()
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, answer) => {
    const { method, url } = incoming
    const headers = { ...endToEnd(incoming.headers), host: new URL(site).host }
    const inner = request(site + url, { agent, method, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, endToEnd(response.headers))
      response.pipe(answer)
    })
    inner.on('error', () => answer.stream.close())
    incoming.pipe(inner)
  })
  // A record can only be read when it is complete. Hosts begin a connection with records of one packet; Node's are 16
  // KB.
  server.on('secureConnection', socket => socket.setMaxSendFragment(1400))
  const port = await listenLocally(server)
  return {
    url: `https://localhost:${port}`,
    async close() {
      server.close()
      agent.destroy()
    },
  }
}

/** Leaves out headers that are about one connection, or that HTTP/2 writes in another way. */
const endToEnd = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(:|(connection|keep-alive|transfer-encoding)$)/.test(name)),
  )

/** A key and a self-signed certificate for a day, in one text. */
function makeCertificate(): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-']
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  return execFileSync('openssl', ['req', '-x509', ...key, ...subject], { encoding: 'utf8', stdio: 'pipe' })
}
