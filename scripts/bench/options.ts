import { parseArgs } from 'node:util'
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'
import { StartError } from '../server/start-error.ts'

/** The parts of the bench, in the order of the table. */
export const parts = ['lighthouse', 'lcp', 'tasks', 'next', 'search', 'planner', 'build'] as const
export type Part = (typeof parts)[number]

export interface Options {
  readonly parts: readonly Part[]
  /** The locale whose pages are measured. */
  readonly locale: Locale
  /** Lighthouse runs per page. */
  readonly runs: number
  /** The number of pairs of a page and its bare page that are compared. */
  readonly pairs: number
  /** The numbers of pages made from copies, for each of which the site is built. */
  readonly pages: readonly number[]
}

/**
 * Reads the command line. Without a name, all parts are measured.
 *
 * @throws StartError that says what is wrong and what is allowed
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
  const unknown = positionals.find(name => !parts.some(part => part === name))
  if (unknown !== undefined)
    throw new StartError(`"${unknown}" is not a part of the bench; the parts are ${parts.join(', ')}`)
  if (!isLocale(values.locale)) throw new StartError(`--locale must be en, sv or da, not "${values.locale}"`)
  return {
    parts: positionals.length === 0 ? parts : parts.filter(part => positionals.includes(part)),
    locale: values.locale,
    runs: count('runs', values.runs),
    pairs: count('pairs', values.pairs),
    pages: values.pages.split(',').map(pages => count('pages', pages, 5)),
  }
}

function count(name: string, value: string, digits = 2): number {
  if (!/^[1-9]\d*$/.test(value) || value.length > digits)
    throw new StartError(`--${name} must be a number from 1 to ${'9'.repeat(digits)}, not "${value}"`)
  return Number(value)
}
