import { parseArgs } from 'node:util'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { StartError } from '../server/start-error.ts'

interface Options {
  readonly lookedAt: boolean
  readonly table: boolean
  /** The number of days ahead for which to list what begins, ends or expires. */
  readonly next: number | undefined
  /** The entries or files to report: `guides/sweden`, or a file's path; all if empty. */
  readonly names: readonly string[]
}

const usage =
  'Usage: npm run content -- [guides/sweden …] [--table], or --next 30, or --looked-at guides/sweden/sv …'

/** @throws StartError that says what to write instead */
export function readOptions(args: readonly string[]): Options {
  const unknown = args.find(arg => arg.startsWith('-') && !/^--(?:looked-at|table|next)(?:$|=)/.test(arg))
  if (unknown !== undefined) throw new StartError(`There is no option ${unknown}. ${usage}`)
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'looked-at': { type: 'boolean', default: false },
      table: { type: 'boolean', default: false },
      next: { type: 'string' },
    },
  })
  if (values['looked-at'] && positionals.length === 0)
    throw new StartError(`Name the translations that you have looked at. ${usage}`)
  return {
    lookedAt: values['looked-at'],
    table: values.table,
    next: values.next === undefined ? undefined : daysOf(values.next),
    names: positionals.map(nameOf),
  }
}

function daysOf(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new StartError(`"${text}" is not a number of days. ${usage}`)
}

/** The name of a file on the command line. `nameOf('content/guides/sweden/sv.md') // => 'guides/sweden/sv'` */
export const nameOf = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)?content\//, '')
    .replace(/\.(?:md|yaml)$/, '')
    .replace(/\/$/, '')

/** Whether a path has one of the names, or is below it; without names, every path does. */
export const isPathNamed = (names: readonly string[], path: string) =>
  names.length === 0 || names.some(name => nameOf(path) === name || nameOf(path).startsWith(`${name}/`))

export const isFaultNamed =
  (names: readonly string[]) =>
  ({ path }: Fault) =>
    isPathNamed(names, path)

/** @throws StartError for a name without files: a typing error would otherwise look like an entry without faults */
export function assertNamesExist(
  names: readonly string[],
  files: readonly { readonly path: string }[],
): void {
  const unknown = names.find(name => !files.some(({ path }) => isPathNamed([name], path)))
  if (unknown !== undefined) throw new StartError(`There is no ${unknown} in content/. ${usage}`)
}
