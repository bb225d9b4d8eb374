import { satteri } from '@astrojs/markdown-satteri'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { mailsPlugin } from './scripts/mails/vite-plugin.ts'
import { functionsPlugin } from './scripts/server/vite-plugin.ts'
import { typesPlugin } from './scripts/types/vite-plugin.ts'
import { markdownFeatures } from './src/content-model/markdown-features.ts'
import { chunkLoader } from './src/integrations/chunk-loader.ts'
import { configuration, readEnvironment, siteAddress } from './src/integrations/configuration.ts'
import { contentRules } from './src/integrations/content-rules.ts'
import { contentStore } from './src/integrations/content-store.ts'
import { editor } from './src/integrations/editor/editor.ts'
import { envSchema } from './src/integrations/env-schema.ts'
import { headers } from './src/integrations/headers.ts'
import { recordLoads } from './src/integrations/loaded-files.ts'
import { payloads } from './src/integrations/payload.ts'
import { prerendering } from './src/integrations/prerendering.ts'
import { featureDefine } from './src/integrations/site-features.ts'
import { siteFonts } from './src/integrations/site-fonts.ts'
import { pageSitemap } from './src/integrations/sitemap.ts'
import { worker } from './src/integrations/worker.ts'
import { islandsInDevelopment } from './src/islands/hydration/development.ts'
import { pages } from './src/routing/integration.ts'

const environment = readEnvironment('production')

export default defineConfig({
  site: siteAddress(environment),
  trailingSlash: 'never',
  // Other pages are rendered while some wait for their maps.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 256 },
  markdown: { processor: satteri({ features: markdownFeatures }) },
  env: { schema: envSchema },
  experimental: { incrementalBuild: true },
  fonts: await siteFonts(),
  integrations: [
    configuration(),
    contentRules(environment.CONTENT_BASE_URL),
    contentStore(),
    pages(),
    islandsInDevelopment(),
    react(),
    prerendering(),
    pageSitemap(),
    payloads(),
    headers(),
    editor(),
    worker(),
  ],
  vite: {
    // `inlineConst`: a constant that two scripts share would otherwise become a chunk of its own.
    build: { assetsInlineLimit: 0, rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
    define: featureDefine(environment),
    plugins: [functionsPlugin(), typesPlugin(), mailsPlugin(), chunkLoader(), recordLoads()],
  },
})
