import { spawnSync } from 'node:child_process'
import { type Content, localeTexts } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { stringAt } from './string-at.ts'

/** Former slugs of texts, by the file's path. */
export type FormerSlugs = ReadonlyMap<string, ReadonlySet<string>>

/** The slugs that a diff removes. */
export function slugsOfDiff(diff: string): FormerSlugs {
  const former = new Map<string, Set<string>>()
  let path = ''
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ b\/(.*)$/.exec(line) ?? []
    if (file !== undefined) path = file
    if (line === '+++ /dev/null') path = ''
    const [, slug] = /^-slug: *["']?([^"'\s]+)/.exec(line) ?? []
    if (slug !== undefined && path !== '') former.set(path, (former.get(path) ?? new Set()).add(slug))
  }
  return former
}

/**
 * The former slugs of the texts of a folder, from its Git history; none if there is no history.
 *
 * @param root the folder that contains `content/`
 */
export function formerSlugs(root: string): FormerSlugs {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '-p', '--unified=0', '--no-color', '--relative', '-G^slug:', '--format=', '--', 'content'],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  return status === 0 ? slugsOfDiff(stdout) : new Map()
}

/** Former addresses of pages that no longer lead anywhere. */
export const slugNotes = ({ entries }: Content, former: FormerSlugs): Fault[] =>
  Object.values(entries).flatMap(kind => {
    const texts = [...kind.values()].flatMap(entry => localeTexts<unknown>(entry.texts))
    return texts.flatMap(({ file }) => {
      const aliases: unknown = Reflect.get(Object(file.data), 'aliases')
      const locale = file.path.split('/').at(-1)
      const taken = new Set([
        ...(Array.isArray(aliases) ? aliases : []),
        // Another entry may have the slug now.
        ...texts
          .filter(other => other.file.path.endsWith(`/${locale}`))
          .map(other => stringAt(other.file.data, 'slug')),
      ])
      return [...(former.get(file.path) ?? [])]
        .filter(slug => !taken.has(slug))
        .map(slug =>
          file.fault(['slug'], `was "${slug}" before: add that to aliases, so that old links keep working`),
        )
    })
  })
