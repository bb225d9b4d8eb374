import { dirname, join } from 'node:path/posix'
import { allowed, typePackages } from './allowed.ts'
import { findImports, type Import } from './find-imports.ts'

/**
 * The area of a file, given by its path from the repository's root.
 *
 *     areaOf('src/views/home/View.astro') // => 'views'
 *     areaOf('src/islands/account-menu/AccountMenu.tsx') // => 'islands/*.tsx'
 */
export function areaOf(file: string): string {
  const [root = '', folder = '', ...rest] = file.split('/')
  if (root !== 'src') return root
  if (folder !== 'islands') return folder
  const name = rest.at(-1) ?? ''
  if (/(?:^|-)text\.ts$/.test(name)) return 'islands/text.ts'
  return `islands/*.${name.split('.').at(-1)}`
}

/** The imports of a file that are not allowed, each with what the file may import instead. */
export function refusedImports(file: string, text: string): string[] {
  const own = areaOf(file)
  return findImports(file, text).flatMap(found => {
    if (found.from.endsWith('.astro') && !file.endsWith('.astro'))
      return [`${file}: only a component may import ${found.from}, since TypeScript cannot read it`]
    const from = found.inScript ? 'script of .astro' : own
    const area = allowed[from]
    if (!area) return [`${file}: the folder “${from}” is not in scripts/imports/allowed.ts`]
    const target = targetOf(file, found.from)
    if (target === own || isAllowed(area, found, target)) return []
    const may = [...area.areas, ...area.packages].join(', ')
    const what = found.typeOnly ? `types of ${found.from}` : found.from
    return [`${file}: “${from}” may not import ${what}; it may import: ${may || 'nothing'}`]
  })
}

/** The area of an import's target; `undefined` for a package. */
function targetOf(file: string, from: string): string | undefined {
  return from.startsWith('.') ? areaOf(join(dirname(file), from)) : undefined
}

type Area = (typeof allowed)[string]

function isAllowed(
  { areas, types = [], packages }: Area,
  found: Import,
  target: string | undefined,
): boolean {
  if (target !== undefined) return areas.includes(target) || (found.typeOnly && types.includes(target))
  return isListed(found.from, packages) || (found.typeOnly && isListed(found.from, typePackages))
}

/** Whether a list contains a package, or the package of a path: `react-dom/client` is in `react-dom`. */
const isListed = (name: string, packages: readonly string[]) =>
  packages.some(
    entry =>
      entry === '*' ||
      name === entry ||
      name.startsWith(`${entry}/`) ||
      (entry.endsWith(':*') && name.startsWith(entry.slice(0, -1))),
  )
