import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testBuilds } from '../../scripts/test-builds.ts'
import { isCopied } from '../../src/integrations/built-pages.ts'
import { match, type PageMatch } from '../../src/routing/match.ts'

export const dist = 'dist'

/** The folders of the existing test builds. */
export const folders = Object.values(testBuilds).flatMap(({ dist }) => (existsSync(dist) ? [dist] : []))

export interface BuiltPage extends PageMatch {
  /** The page's path, without the file's extension. */
  readonly path: string
  readonly html: string
}

/** Every page of a build but the editor's, with its row of the page table. */
export const pagesOf = (folder: string): readonly BuiltPage[] =>
  globSync('**/*.html', { cwd: folder, exclude: ['admin/**'] }).flatMap(file => {
    if (isCopied(file)) return []
    const path = `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/')
    const found = match(path)
    if (!found) throw new Error(`${file}: no page of the table has this path`)
    return { ...found, path, html: readFileSync(join(folder, file), 'utf8') }
  })

export const builtPages = pagesOf(dist)

/** One page of each kind and locale of a build. */
export const pagesOfEveryKind = (folder: string): readonly BuiltPage[] => [
  ...new Map(pagesOf(folder).map(page => [`${page.page} ${page.locale}`, page])).values(),
]

/** The pages of a build in which it may differ from others: all of the plain one, and of another one of each kind. */
export const distinctPages = (folder: string): readonly BuiltPage[] =>
  folder === dist ? builtPages : pagesOfEveryKind(folder)

/** The page at a path; `undefined` if none was built. */
export const pageAt = (path: string) => builtPages.find(page => page.path === path)
