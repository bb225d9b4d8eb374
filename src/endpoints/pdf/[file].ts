import type { APIRoute, GetStaticPaths } from 'astro'
import { allDownloads, type Download } from './downloads.ts'

export const getStaticPaths = (async () =>
  (await allDownloads()).map(({ file, bytes }) => ({
    params: { file },
    props: { bytes },
    cacheKey: file,
  }))) satisfies GetStaticPaths

const types: Readonly<Record<string, string>> = { pdf: 'application/pdf', svg: 'image/svg+xml' }

export const GET: APIRoute<Pick<Download, 'bytes'>> = async ({ props, params }) =>
  new Response(new Uint8Array(await props.bytes()), {
    headers: { 'Content-Type': types[params['file']?.split('.').at(-1) ?? ''] ?? 'application/octet-stream' },
  })
