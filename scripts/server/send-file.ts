import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseRange } from '../../src/shared/byte-range.ts'
import { contentType, isCompressible } from './content-type.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import type { StaticMatch } from './static-path.ts'

type File = Extract<StaticMatch, { kind: 'file' }>

const compress = {
  br: (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

/** Compressed bodies by their ETag and file, so that each version is compressed once. */
const packed = new Map<string, Buffer>()

/**
 * Sends a file with status 200 or a given one: with ETag and 304, HEAD, compression of text, and ranges of everything
 * else.
 *
 * @param headers of the `_headers` file for this address, lower-case; they replace the defaults
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: File,
  { headers, status = 200 }: { headers: Readonly<Record<string, string>>; status?: number },
): Promise<void> {
  const type = headers['content-type'] ?? contentType(file.file)
  const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const etag = `"${file.size.toString(16)}-${Math.round(file.modified).toString(16)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const fields = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...headers,
    'content-type': type,
    etag,
  }
  for (const [name, value] of Object.entries(fields)) response.setHeader(name, value)
  if (isCompressible(type)) response.setHeader('vary', 'Accept-Encoding')
  else response.setHeader('accept-ranges', 'bytes')

  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
  } else if (encoding === 'identity') {
    await sendBytes(request, response, file, { status, etag })
  } else {
    const body = await pack(file.file, encoding, etag)
    response.writeHead(status, { 'content-encoding': encoding, 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function isFresh(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag)
}

async function pack(file: string, encoding: Exclude<Encoding, 'identity'>, etag: string): Promise<Buffer> {
  const key = `${etag} ${file}`
  const body = packed.get(key) ?? (await compress[encoding](await readFile(file)))
  packed.set(key, body)
  return body
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  file: File,
  { status, etag }: { status: number; etag: string },
): Promise<void> {
  const condition = request.headers['if-range']
  const isRangeAllowed =
    status === 200 && response.hasHeader('accept-ranges') && (!condition || condition === etag)
  const range = isRangeAllowed ? parseRange(request.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  response.writeHead(range ? 206 : status, {
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
  })
  if (request.method === 'HEAD' || file.size === 0) response.end()
  else await pipeline(createReadStream(file.file, { start, end }), response)
}
