import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import * as v from 'valibot'
import { publishPicture } from '../illustrations/social/cache.ts'
import { type PagePayload, pagePayload, payloadPath } from '../shared/page-payload.ts'
import { readPageHead } from './page-head.ts'

const pathOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).pathname)

/**
 * What a built page says of itself, for `{path}/_payload.json`. Addresses lose their host: the file is read on the
 * host that it was fetched from.
 *
 * @throws with the field and what is wrong, for a page whose head lacks one.
 */
export function payloadOf(html: string): PagePayload {
  const { kind, locale, meta, versions } = readPageHead(html)
  return v.parse(pagePayload, {
    kind,
    locale,
    title: meta.get('og:title'),
    description: meta.get('description'),
    image: pathOf(meta.get('og:image')),
    updated: meta.get('article:modified_time') ?? null,
    paths: Object.fromEntries(Object.entries(versions).map(([language, url]) => [language, pathOf(url)])),
  })
}

/** Writes each page's `_payload.json`, and the picture that its link previews show. */
export function payloads(): AstroIntegration {
  return {
    name: 'perrong:payloads',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const pictures = join(root, 'social')
        await mkdir(pictures, { recursive: true })
        let pages = 0
        for await (const file of glob('**/*.html', { cwd: root })) {
          const path = `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/')
          const payload = payloadOf(await readFile(join(root, file), 'utf8'))
          const target = join(root, payloadPath(path))
          await mkdir(dirname(target), { recursive: true })
          await writeFile(target, JSON.stringify(payload))
          await publishPicture(payload.image.replace('/social/', ''), pictures)
          pages += 1
        }
        logger.info(`${pages} payloads and pictures of link previews`)
      },
    },
  }
}
