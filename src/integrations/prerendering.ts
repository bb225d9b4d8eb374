import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration, PathWithRoute } from 'astro'
import { isStillCached } from '../build-cache/build-cache.ts'
import { tableCacheKey } from '../content-model/table-cache-key.ts'
import { readRendered } from './built-pages.ts'
import { tagRule } from './normalize-markup.ts'
import { iconRule } from './page-icons.ts'
import { type PageMemory, readPageMemory } from './page-memory.ts'
import { scriptRule } from './page-scripts.ts'
import { markupRewriter } from './rewrite-markup.ts'

/** Astro's list of reusable pages. Without it every page is rendered. */
const listOfKept = ({ cacheDir }: AstroConfig) => new URL('incremental-build.json', cacheDir)

/**
 * Renders as Astro does, and finishes the scripts, styles and icons of each page, so that a reused page is finished as
 * well. Pages of the page table get a common cache key (`tableKey`); entries provide their own.
 */
export function prerendering(): AstroIntegration {
  let config: AstroConfig
  return {
    name: 'perrong:prerendering',
    hooks: {
      'astro:config:done': options => {
        config = options.config
      },
      'astro:build:start': async ({ setPrerenderer }) => {
        // A reused page is not rendered, so only our own memory knows its picture. After an interrupted build the list
        // does not match the reusable pages, since Astro writes the pages one by one and the list at the end.
        if ((await readPageMemory()).size === 0) await rm(listOfKept(config), { force: true })
        setPrerenderer(own => {
          const rewrite = markupRewriter([scriptRule(fileURLToPath(config.outDir)), iconRule, tagRule])
          return {
            ...own,
            async getStaticPaths() {
              const paths = await own.getStaticPaths()
              return mixRoutes(await withKeys(paths, await tableCacheKey(), await readPageMemory()))
            },
            async render(request, options) {
              const rendered = await own.render(request, options)
              if (options.routeData.type !== 'page') return rendered
              const { response, ...rest } = rendered instanceof Response ? { response: rendered } : rendered
              const html = rewrite(await response.text())
              const bytes = Buffer.from(html)
              readRendered(request.url, html, bytes)
              return { ...rest, response: new Response(bytes, response) }
            },
          }
        })
      },
    },
  }
}

/**
 * Gives the pages without a key of their own that of the page table. A page whose picture is not remembered or not
 * cached any more gets none, and is rendered: only rendering draws its picture.
 *
 * @param memory of the last build; empty if nothing is reusable, so that every page is rendered anyway
 */
export function withKeys(
  paths: readonly PathWithRoute[],
  cacheKey: string | undefined,
  memory: PageMemory,
): Promise<PathWithRoute[]> {
  const hasPicture = async (pathname: string) => {
    const picture = memory.get(pathname)?.picture
    return memory.size === 0 || (picture !== undefined && (await isStillCached(picture.source)))
  }
  return Promise.all(
    paths.map(async path => {
      if (path.route.type !== 'page') return path
      const { cacheKey: key = cacheKey, ...rest } = path
      return key !== undefined && (await hasPicture(path.pathname)) ? { ...rest, cacheKey: key } : rest
    }),
  )
}

/**
 * Spreads the paths of each route evenly over the build. Otherwise, all maps of guides would be needed at its beginning,
 * and rendering would wait for the thread that draws them; later, that thread would wait for pages.
 */
export function mixRoutes(paths: readonly PathWithRoute[]): PathWithRoute[] {
  return [...Map.groupBy(paths, ({ route }) => route.route).values()]
    .flatMap(group => group.map((path, index) => ({ path, place: (index + 0.5) / group.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ path }) => path)
}
