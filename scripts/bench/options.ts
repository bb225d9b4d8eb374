import { parseArgs } from 'node:util'
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'
import { StartError } from '../server/start-error.ts'

/** What can be measured alone, in the order of the table. */
export const parts = [
  'weights',
  'lighthouse',
  'lcp',
  'cls',
  'tasks',
  'trace',
  'next',
  'presses',
  'search',
  'questions',
  'interaction',
  'build',
  'save',
  'mail',
  'kills',
] as const
export type Part = (typeof parts)[number]

export interface Options {
  readonly parts: readonly Part[]
  readonly locale: Locale
  readonly runs: number
  readonly pairs: number
  /** Pages of generated entries: a build is measured with each number, the rest with the first. */
  readonly pages: readonly number[]
}

/**
 * The options of the command line; everything where nothing is named.
 *
 * @throws StartError that names what is wrong and what is allowed
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      locale: { type: 'string', default: defaultLocale },
      runs: { type: 'string', default: '3' },
      pairs: { type: 'string', default: '9' },
      pages: { type: 'string', default: '300,3000,10000' },
    },
  })
  const unknown = positionals.find(name => !isPart(name))
  if (unknown !== undefined) throw new StartError(`${unknown} is no part of the bench: ${parts.join(', ')}`)
  if (!isLocale(values.locale)) throw new StartError(`--locale ${values.locale}: en, sv or da`)
  return {
    parts: positionals.length === 0 ? parts : parts.filter(part => positionals.includes(part)),
    locale: values.locale,
    runs: count('runs', values.runs),
    pairs: count('pairs', values.pairs),
    pages: values.pages.split(',').map(pages => count('pages', pages, 5)),
  }
}

const isPart = (name: string): name is Part => parts.some(part => part === name)

function count(name: string, value: string, digits = 2): number {
  if (!/^[1-9]\d*$/.test(value) || value.length > digits)
    throw new StartError(`--${name} ${value}: a number from 1 to ${'9'.repeat(digits)}`)
  return Number(value)
}
