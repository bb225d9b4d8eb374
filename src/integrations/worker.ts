import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pwa from '@vite-pwa/astro'
import type { AstroIntegration } from 'astro'
import { isHashed } from '../shared/offline/caches.ts'
import type { ShellFile } from '../worker/shell.ts'
import { builtPages } from './built-pages.ts'
import { readEnvironment } from './configuration.ts'
import { siteFeatures } from './site-features.ts'

/**
 * The offline pages with all that they need: what every reader's worker keeps. Nothing that content changes is in them, so
 * that a new text is no new worker.
 */
async function shellFiles(dir: URL): Promise<ShellFile[]> {
  const { pages } = await builtPages(dir)
  const offline = pages.filter(({ kind }) => kind === 'offline')
  const files = new Map(
    offline.flatMap(page => [
      [page.path, `${page.path}.html`] as const,
      ...page.assets.map(path => [path, path] as const),
    ]),
  )
  const revision = async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(fileURLToPath(dir), file)))
      .digest('base64url')
      .slice(0, 12)
  const entries = [...files].sort().map(async ([url, file]) => ({
    url,
    revision: isHashed(url) ? null : await revision(file),
  }))
  return Promise.all(entries)
}

/** Makes `/sw.js` of `src/worker` when the pages are built. In development there is none. */
export function worker(): AstroIntegration {
  const { SITE_WORKER } = siteFeatures(readEnvironment('production'))
  return pwa({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      minify: true,
      rollupFormat: 'iife',
      globPatterns: [],
      manifestTransforms: [],
      // A worker that takes its leave keeps nothing.
      injectionPoint: SITE_WORKER ? 'self.__WB_MANIFEST' : '',
    },
    integration: {
      async beforeBuildServiceWorker({ outDir, injectManifest }) {
        injectManifest.additionalManifestEntries = await shellFiles(pathToFileURL(`${outDir}/`))
      },
    },
  })
}
