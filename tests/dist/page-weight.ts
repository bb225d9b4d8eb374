import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageName } from '../../src/routing/table.ts'
import { attributes, outer, texts } from '../support/html.ts'
import { dist } from './built-pages.ts'

export const kilobyte = 1024
export const gzipped = (text: string | Buffer) => gzipSync(text).length
export const builtFile = (path: string, folder = dist) => readFileSync(join(folder, path))

/**
 * The maximum weight of a page of each part of the site, gzip; for fonts uncompressed, and for the shop after the first
 * interaction.
 */
export const limits = {
  script: 5 * kilobyte,
  /** For a site with an account and tags, or with other companies' widgets. */
  moreScript: 6 * kilobyte,
  guide: 27 * kilobyte,
  /** The planner's network, in Brotli's format. */
  network: 20 * kilobyte,
  fonts: 30 * kilobyte,
  maps: 15 * kilobyte,
  shop: 100 * kilobyte,
} as const

/** Pages for reading, which run no React before an interaction. */
export const contentPages: readonly PageName[] = [
  'guide-detail',
  'route-detail',
  'tips-detail',
  'about-us',
  'interrail',
]

/** Script files with all their imports, each once. */
export function withImports(files: readonly string[], folder = dist): string[] {
  const seen = new Set(files)
  for (const path of seen) {
    for (const [, imported = ''] of builtFile(path, folder)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      seen.add(`/_astro/${imported}`)
  }
  return [...seen]
}

/** Every script file that runs without an interaction, with its imports. */
export const scriptFiles = (html: string, folder = dist): string[] =>
  withImports(attributes(html, 'script', 'src'), folder)

/** All inline scripts of a page. */
export const inlineScript = (html: string) =>
  texts(html, 'script:not([src], [type^="application/"])').join('\n')

/**
 * The script before any interaction: inline scripts and every file that the page requests by itself, without chunks
 * that are loaded on demand. `script-weight.spec.ts` compares this with what a browser receives.
 */
export const scriptBytes = (html: string, folder = dist) =>
  scriptFiles(html, folder).reduce((sum, path) => sum + gzipped(builtFile(path, folder)), 0) +
  gzipped(inlineScript(html))

/** The fonts that every page loads; two more contain rare letters and are loaded if one is shown. */
export const fontFiles = (html: string) => attributes(html, 'link[as=font]', 'href')

export const fontBytes = (html: string) =>
  fontFiles(html).reduce((sum, path) => sum + builtFile(path).length, 0)

/** The maps and line diagrams in the page. */
export const mapBytes = (html: string) => {
  const maps = outer(html, 'svg.map')
  return maps.length > 0 ? gzipped(maps.join('')) : 0
}
