import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hashOf } from '../build-cache/content-hash.ts'
import { storeModule } from './store-module.ts'

/** The code that decides how a content file is read: the schemas and their imports. */
const readers = ['content-model', 'shared', 'routing', 'i18n', 'illustrations/posters', 'illustrations/pdf']

/** The file with the hash of the code that read the stored entries. */
const digestFile = 'content-readers.sha256'

/** A hash of every file below some folders. */
async function digestOf(folders: readonly string[]): Promise<string> {
  const read = async (folder: string) => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter(file => file.isFile())
      .map(file => `${file.parentPath}/${file.name}`)
      .sort()
    return Promise.all(files.map(async file => [file.slice(folder.length), await readFile(file)] as const))
  }
  return hashOf(...(await Promise.all(folders.map(read))).flat(2))
}

/**
 * Removes the stored entries if the code that read them has changed since.
 *
 * Astro keeps an entry while its file is unchanged, and starts afresh only when `content.config.ts` itself changes: a
 * new rule in an imported schema would not be applied to files that were read before.
 */
export async function removeStaleStores(
  cache: string,
  folders: readonly string[],
  stores: readonly string[],
): Promise<void> {
  const record = `${cache}/${digestFile}`
  const digest = await digestOf(folders)
  if ((await readFile(record, 'utf8').catch(() => '')) === digest) return
  for (const store of stores) await rm(store, { force: true })
  await mkdir(cache, { recursive: true })
  await writeFile(record, digest)
}

/** Astro's module with the object that holds the entries it has read. */
export const holderModule = new URL('dist/content/instance.js', import.meta.resolve('astro/package.json'))

/**
 * Removes the entries that Astro has read and written to their file from memory. It would keep them until the end of the
 * build, besides those that pages read from the file.
 */
export async function releaseEntries(): Promise<void> {
  const { globalContentLayer } = await import(holderModule.href)
  globalContentLayer.dispose()
}

export function contentStore(): AstroIntegration {
  return {
    name: 'perrong:content-store',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const path = (name: string, base: URL) => fileURLToPath(new URL(name, base))
        const stores = {
          build: path('data-store.json', config.cacheDir),
          dev: path('.astro/data-store.json', config.root),
        }
        updateConfig({ vite: { plugins: [storeModule(command === 'dev' ? stores.dev : stores.build)] } })
        return removeStaleStores(
          path('.', config.cacheDir),
          readers.map(folder => path(folder, config.srcDir)),
          Object.values(stores),
        )
      },
      'astro:build:start': releaseEntries,
    },
  }
}
