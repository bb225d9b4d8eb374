import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** A site of a few files for tests of the server. */
export interface TestSite {
  readonly dist: string
  readonly functionsDir: string
  readonly blobsDir: string
  remove(): Promise<void>
}

/**
 * Writes files by their path (`dist/…`, `functions/…`) into a new folder. It is inside the project, so that the
 * functions of a test find their packages.
 */
export async function makeTestSite(files: Readonly<Record<string, string>>): Promise<TestSite> {
  await mkdir('.netlify', { recursive: true })
  const folder = await mkdtemp(join(process.cwd(), '.netlify/test-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return {
    dist: join(folder, 'dist'),
    functionsDir: join(folder, 'functions'),
    blobsDir: join(folder, 'blobs'),
    remove: () => rm(folder, { recursive: true }),
  }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
  readonly text: string
}

/** Sends a request whose path and Host header are sent exactly as written, unlike with `fetch`. */
export function requestPage(
  base: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> {
  const { port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, answer => {
      buffer(answer).then(
        bytes =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
