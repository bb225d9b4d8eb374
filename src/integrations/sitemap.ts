import sitemap, { type SitemapItem } from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { type BuiltPage, builtPages } from './built-pages.ts'

/** The sitemap's entry for a built page, from the page itself, so that the two cannot differ. */
function sitemapItem({ canonical, meta, versions }: BuiltPage): SitemapItem | undefined {
  if (!canonical || meta.get('robots')?.startsWith('noindex')) return undefined
  const lastmod = meta.get('article:modified_time')
  return {
    url: canonical,
    links: Object.entries(versions).map(([lang, url]) => ({ lang, url })),
    ...(lastmod ? { lastmod } : {}),
  }
}

/** The sitemap of the pages that may be indexed, with every language version of each. */
export function pageSitemap(): AstroIntegration {
  let root: URL
  const integration = sitemap({
    serialize: async item => {
      const path = new URL(item.url).pathname.replace(/\.html$/, '').replace(/\/$/, '') || '/'
      const page = (await builtPages(root)).byPath.get(path)
      return page && sitemapItem(page)
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
