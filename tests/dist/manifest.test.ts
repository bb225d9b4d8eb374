import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { manifestPath } from '../../src/routing/manifest-path.ts'
import { attributes } from '../support/html.ts'
import { builtPages, dist, pageAt } from './built-pages.ts'

const picture = v.object({ src: v.string(), sizes: v.string(), type: v.string() })
const shape = v.object({
  id: v.literal('/'),
  name: v.literal('Perrong'),
  short_name: v.literal('Perrong'),
  lang: v.picklist(locales),
  start_url: v.string(),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  theme_color: v.string(),
  background_color: v.string(),
  icons: v.array(v.object({ ...picture.entries, purpose: v.picklist(['any', 'maskable']) })),
  screenshots: v.array(
    v.object({ ...picture.entries, form_factor: v.picklist(['narrow', 'wide']), label: v.string() }),
  ),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
})

test.each(locales)(
  'the manifest in %s leads to pages of its language and has the pictures that it names',
  async locale => {
    const manifest = v.parse(shape, JSON.parse(readFileSync(join(dist, manifestPath(locale)), 'utf8')))
    expect(manifest.lang).toBe(locale)
    for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
      expect(pageAt(path)?.locale, path).toBe(locale)
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const { width, height, format } = await sharp(join(dist, src)).metadata()
      expect({ sizes: `${width}x${height}`, type: `image/${format}` }, src).toEqual({ sizes, type })
    }
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
    )
  },
)

test('every page links the manifest of its language, without credentials', () => {
  for (const { html, locale, path } of builtPages) {
    expect(attributes(html, 'link[rel=manifest]', 'href'), path).toEqual([manifestPath(locale)])
    expect(attributes(html, 'link[rel=manifest][crossorigin]', 'href'), path).toEqual([])
  }
})
