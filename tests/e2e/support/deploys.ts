import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { href } from '../../../src/routing/href.ts'

/** A copy of the built site whose versions replace each other, as deploys do. */
export interface Deploys {
  /** The folder to serve. */
  readonly dist: string
  /**
   * Replaces the site with the next version: every script has a new name, as after a change of the script of every
   * page, from which the others import. The old scripts are gone.
   */
  deploy(version: number): Promise<void>
  /** Replaces the content of a file. */
  replace(file: string, text: string): Promise<void>
  remove(): Promise<void>
}

/** The folders of two thirds of all pages, which no such test opens: without them a deploy takes a third of the time. */
const cityPairs = locales.map(locale => dirname(join('dist', href('city-pair', locale, { name: 'any' }))))

const scriptName = /[\w.@~-]+\.js\b/g

export async function startDeploys(): Promise<Deploys> {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-deploys-'))
  const dist = join(folder, 'dist')
  await cp('dist', dist, { recursive: true, filter: source => !cityPairs.includes(source) })
  return {
    dist,
    replace: (file, text) => writeFile(join(dist, file), text),
    async deploy(version) {
      const names = new Map<string, string>()
      for await (const file of glob('_astro/*.js', { cwd: dist })) {
        const name = file.slice('_astro/'.length)
        names.set(name, name.replace(/(?:\.v\d+)?\.js$/, `.v${version}.js`))
      }
      // As at the host, there is no moment in which a file is named and missing: the worker comes last.
      for (const [old, name] of names) await cp(join(dist, '_astro', old), join(dist, '_astro', name))
      const texts = await Array.fromAsync(
        glob(['**/*.{html,js}', '**/_payload.json', '_headers'], { cwd: dist }),
      )
      for (const file of [...texts.filter(name => name !== 'sw.js'), 'sw.js']) {
        const text = await readFile(join(dist, file), 'utf8')
        let next = text.replace(scriptName, name => names.get(name) ?? name)
        if (file.endsWith('.html'))
          next = next
            .replace(/<html( data-version="\d+")?/, `<html data-version="${version}"`)
            // The integrity of the scripts as the build wrote them.
            .replace(/ integrity="[^"]*"/g, '')
        if (next !== text) await writeFile(join(dist, file), next)
      }
      for (const old of names.keys()) await rm(join(dist, '_astro', old))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
