import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a build needs besides the packages. */
const sources = [
  'src',
  'content',
  'public',
  'scripts',
  'functions',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
]

export interface SiteCopy {
  readonly folder: string
  remove(): Promise<void>
}

/** A folder with this site's packages, and build caches of its own. */
export async function folderWithPackages(name: string): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), `perrong-${name}-`))
  await mkdir(join(folder, 'node_modules'))
  for (const entry of await readdir('node_modules'))
    if (!/^\.(astro|vite|cache)/.test(entry))
      await symlink(resolve('node_modules', entry), join(folder, 'node_modules', entry))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A copy of the site that can be changed and built without affecting this one. */
export async function copySite(name: string): Promise<SiteCopy> {
  const copy = await folderWithPackages(name)
  for (const source of sources) await cp(source, join(copy.folder, source), { recursive: true })
  return copy
}
