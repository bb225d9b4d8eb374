import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pwa from '@vite-pwa/astro'
import type { AstroIntegration } from 'astro'
import { builtPages } from './built-pages.ts'
import { readEnvironment } from './configuration.ts'
import { shellFiles } from './shell-files.ts'
import { siteFeatures } from './site-features.ts'

/** Makes `/sw.js` from `src/worker` when the pages are built. There is none in development. */
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
      // A worker that unregisters caches nothing.
      injectionPoint: SITE_WORKER ? 'self.__WB_MANIFEST' : '',
    },
    integration: {
      async beforeBuildServiceWorker({ outDir, injectManifest }) {
        const { pages } = await builtPages(pathToFileURL(`${outDir}/`))
        injectManifest.additionalManifestEntries = await shellFiles(pages, file =>
          readFile(join(outDir, file)),
        )
      },
    },
  })
}
