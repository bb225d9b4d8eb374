import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import type { Shell } from '../worker/shell.ts'
import { builtPages } from './built-pages.ts'
import { readEnvironment } from './configuration.ts'
import { shellFiles } from './shell-files.ts'
import { featureDefine } from './site-features.ts'

/** Makes `/sw.js` of `src/worker` when the pages are built. In development there is none. */
export function worker(): AstroIntegration {
  return {
    name: 'perrong:worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const { pages } = await builtPages(dir)
        const shell = await shellFiles(pages, file => readFile(join(root, file)))
        await writeFile(join(root, 'sw.js'), await workerScript(shell, readEnvironment('production')))
        logger.info(`${shell.length} files of the shell in sw.js`)
      },
    },
  }
}

/**
 * The worker as one classic script. One that takes its leave (`PUBLIC_WORKER=off`) keeps nothing and has no list.
 *
 * @param shell takes the place of its name in the code
 */
export async function workerScript(
  shell: Shell,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...featureDefine(environment), SHELL_FILES: JSON.stringify(shell) },
    build: { write: false, lib: { entry: 'src/worker/sw.ts', formats: ['iife'], name: 'worker' } },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('No worker was built')
  return chunk.code
}
