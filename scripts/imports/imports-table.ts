import { allowed } from './allowed.ts'

/** The document that quotes the list. */
export const architecture = 'docs/architecture.md'

const code = (names: readonly string[]) => names.map(name => `\`${name}\``).join(', ')

/** The list as a Markdown table, for `docs/architecture.md`. */
export function importsTable(): string {
  const rows = Object.entries(allowed).map(([name, { runs, areas, types = [], packages }]) => {
    const parts = [code(areas), types.length > 0 ? `types of ${code(types)}` : '']
    const may = parts.filter(Boolean).join('; ') || '–'
    return `| \`${name}\` | ${runs} | ${may} | ${packages[0] === '*' ? 'any' : code(packages) || '–'} |`
  })
  return ['| Folder | Runs | May import | Packages |', '|---|---|---|---|', ...rows].join('\n')
}
