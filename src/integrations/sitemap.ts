import { readFile } from 'node:fs/promises'
import sitemap, { type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'

const link = /<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g
const canonical = /<link rel="canonical" href="([^"]+)"/
const modified = /<meta property="article:modified_time" content="([^"]+)"/

/** What a built page says of itself: the sitemap repeats it, so the two cannot differ. */
function sitemapItem(html: string): SitemapItem | undefined {
  const url = canonical.exec(html)?.[1]
  if (!url || html.includes('<meta name="robots" content="noindex')) return undefined
  const lastmod = modified.exec(html)?.[1]
  return {
    url,
    links: [...html.matchAll(link)].map(([, lang = '', href = '']) => ({ lang, url: href })),
    ...(lastmod ? { lastmod } : {}),
  }
}

/** The sitemap of the pages that may be indexed, with every language version of each. */
export function pageSitemap(): AstroIntegration {
  let root: URL
  const integration = sitemap({
    serialize: async item => {
      const path = new URL(item.url).pathname.replace(/\.html$/, '').replace(/\/$/, '') || '/index'
      return sitemapItem(await readFile(new URL(`.${path}.html`, root), 'utf8'))
    },
  })
  const done = integration.hooks['astro:config:done']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:done': options => {
        root = options.config.outDir
        return done?.(options)
      },
    },
  }
}
