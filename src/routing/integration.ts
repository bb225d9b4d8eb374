import type { AstroIntegration } from 'astro'
import { locales } from '../i18n/locales.ts'
import { feedPath } from './feed-path.ts'
import { pageRow, pagesByLocale } from './href.ts'
import { manifestPath } from './manifest-path.ts'

/** Adds the routes of every page in every locale to Astro. */
export function pages(): AstroIntegration {
  return {
    name: 'perrong:pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        for (const { page, path } of pagesByLocale) {
          // Without this page, the development server shows what was thrown, and where.
          if (command === 'dev' && path === '/500') continue
          const view = pageRow(page).view ?? page
          injectRoute({ pattern: path, entrypoint: `./src/views/${view}/View.astro`, prerender: true })
        }
        for (const file of [
          '_redirects',
          'robots.txt',
          'licences.txt',
          'speculation-rules.json',
          'pictures/[name].svg',
          'pictures/[name].png',
          'pdf/[file]',
          'search/[locale].json',
          'places/[locale].json',
          'network/[name].json',
          'shop/[locale].json',
          'shop/contact.json',
        ])
          injectRoute({ pattern: `/${file}`, entrypoint: `./src/endpoints/${file}.ts`, prerender: true })
        for (const locale of locales) {
          const files = { 'feed.xml': feedPath(locale), 'manifest.webmanifest': manifestPath(locale) }
          for (const [file, pattern] of Object.entries(files))
            injectRoute({ pattern, entrypoint: `./src/endpoints/${file}.ts`, prerender: true })
        }
        injectRoute({
          pattern: '/.well-known/security.txt',
          entrypoint: './src/endpoints/security.txt.ts',
          prerender: true,
        })
      },
    },
  }
}
