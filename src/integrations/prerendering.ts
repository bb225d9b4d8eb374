import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration, PathWithRoute } from 'astro'
import { isStillCached } from '../build-cache/build-cache.ts'
import { tableCacheKey } from '../content-model/table-cache-key.ts'
import { drawIcons } from './page-icons.ts'
import { type PageMemory, readPageMemory } from './page-memory.ts'
import { finishScripts } from './page-scripts.ts'
import { plainMarkup } from './plain-markup.ts'

/** Astro's list of the pages that it keeps. Without it none is taken from there. */
const listOfKept = ({ cacheDir }: AstroConfig) => new URL('incremental-build.json', cacheDir)

/**
 * Renders as Astro does. A page leaves it with its scripts, styles and icons finished, so that one which is kept is finished
 * too. Those of the page table get a key by which an unchanged one is kept (`tableKey`), as those of entries give one
 * themselves.
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
        // A page that is kept is not rendered, so nothing but our own memory would know of its picture. Nor does what is
        // kept fit the list after a build that stopped: Astro writes the one page by page, and the other at the end.
        if ((await readPageMemory()).size === 0) await rm(listOfKept(config), { force: true })
        setPrerenderer(own => {
          const finish = finishScripts(fileURLToPath(config.outDir))
          return {
            ...own,
            async getStaticPaths() {
              const paths = await own.getStaticPaths()
              return withKeys(paths, await tableCacheKey(), await readPageMemory())
            },
            async render(request, options) {
              const rendered = await own.render(request, options)
              if (options.routeData.type !== 'page') return rendered
              const { response, ...rest } = rendered instanceof Response ? { response: rendered } : rendered
              return {
                ...rest,
                response: new Response(plainMarkup(drawIcons(await finish(await response.text()))), response),
              }
            },
          }
        })
      },
    },
  }
}

/**
 * Gives the pages that have no key of their own that of the page table. One whose picture is not at hand any more gets none,
 * and is rendered.
 *
 * @param memory of the last build; empty where nothing is kept, so that every page is rendered all the same
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
      const asks = path.route.type === 'page' && path.cacheKey === undefined && cacheKey !== undefined
      return asks && (await hasPicture(path.pathname)) ? { ...path, cacheKey } : path
    }),
  )
}
