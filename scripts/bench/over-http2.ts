import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunningServer } from '../server/start-server.ts'

/**
 * Proxies a served site over HTTP/2 and TLS, as on the host: all files of a page share one connection, whereas HTTP/1.1
 * opens another for each concurrent request.
 *
 * @throws if the machine has no `openssl`, which makes the certificate; a browser must ignore who signed it
 */
export async function overHttp2(site: string): Promise<RunningServer> {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(await certificate(), (incoming, answer) =>
    forward(site, agent, incoming, answer),
  )
  // A record can only be read when it is complete. Hosts begin a connection with records of one packet; Node's are 16
  // KB.
  server.on('secureConnection', socket => socket.setMaxSendFragment(1400))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    url: `https://localhost:${address.port}`,
    async close() {
      server.close()
      agent.destroy()
    },
  }
}

function forward(
  site: string,
  agent: Agent,
  incoming: Http2ServerRequest,
  answer: Http2ServerResponse,
): void {
  const { method, url } = incoming
  const headers = { ...asHttp2(incoming.headers), host: new URL(site).host }
  const inner = request(site + url, { agent, method, headers }, response => {
    answer.writeHead(response.statusCode ?? 502, asHttp2(response.headers))
    response.pipe(answer)
  })
  inner.on('error', () => answer.stream.close())
  incoming.pipe(inner)
}

/** Headers that are about one connection, or that HTTP/2 writes in another way. */
const ofOneConnection = /^(:|(connection|keep-alive|transfer-encoding)$)/

const asHttp2 = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.test(name)))

/** A key and a self-signed certificate for a day. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  try {
    await promisify(execFile)('openssl', [
      ...['req', ...kind, '-subj', '/CN=localhost'],
      ...['-keyout', keyFile, '-out', certFile],
    ])
    return { key: await readFile(keyFile), cert: await readFile(certFile) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
