import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.map': 'application/json',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.speculationrules': 'application/speculationrules+json',
  '.txt': 'text/plain; charset=UTF-8',
  '.xml': 'application/xml',
  '.rss': 'application/rss+xml',
  '.atom': 'application/atom+xml',
  '.md': 'text/markdown; charset=UTF-8',
  '.vtt': 'text/vtt; charset=UTF-8',
  '.ics': 'text/calendar; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
}

/** The media type of a file by its extension; an unknown type is bytes, never a guess. */
export function contentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/** Whether compressing a media type is worthwhile: text of any kind, but not what is compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|xml|javascript|wasm)\b|^image\/x-icon|^font\/ttf/.test(type)
}
