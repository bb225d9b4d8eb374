import { parseArgs } from 'node:util'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { StartError } from '../server/start-error.ts'

interface Options {
  readonly lookedAt: boolean
  readonly table: boolean
  /** The entries or files to report: `guides/sweden`, or a file's path; all if empty. */
  readonly names: readonly string[]
}

const usage = 'Write: npm run content -- [guides/sweden …] [--table], or --looked-at guides/sweden/sv …'

/** @throws StartError that says what to write instead */
export function readOptions(args: readonly string[]): Options {
  const unknown = args.find(arg => arg.startsWith('-') && arg !== '--looked-at' && arg !== '--table')
  if (unknown !== undefined) throw new StartError(`There is no ${unknown}. ${usage}`)
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'looked-at': { type: 'boolean', default: false }, table: { type: 'boolean', default: false } },
  })
  if (values['looked-at'] && positionals.length === 0)
    throw new StartError(`Which translations did you look at? ${usage}`)
  return { lookedAt: values['looked-at'], table: values.table, names: positionals.map(nameOf) }
}

/** The name of a file on the command line. `nameOf('content/guides/sweden/sv.md') // => 'guides/sweden/sv'` */
export const nameOf = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)?content\//, '')
    .replace(/\.(?:md|yaml)$/, '')
    .replace(/\/$/, '')

/** Whether a path has one of the names, or is below it; without names, every path does. */
export const isBelow = (names: readonly string[], path: string) =>
  names.length === 0 || names.some(name => nameOf(path) === name || nameOf(path).startsWith(`${name}/`))

export const isNamed =
  (names: readonly string[]) =>
  ({ path }: Fault) =>
    isBelow(names, path)

/** @throws StartError for a name without files: a typing error would otherwise look like an entry without faults */
export function expectNamed(names: readonly string[], files: readonly { readonly path: string }[]): void {
  const unknown = names.find(name => !files.some(({ path }) => isBelow([name], path)))
  if (unknown !== undefined) throw new StartError(`There is no ${unknown} in content/. ${usage}`)
}
