import { getEntry } from 'astro:content'
import { formatChoice, formatClock, formatNumber } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Fact, productFacts } from './product-facts.ts'
import { getSite } from './site.ts'

type Facts = Readonly<Record<string, Fact>>

const token = /\{\{\s*(\w+)\s*\}\}/g

async function readFacts(): Promise<Facts> {
  const entry = await getEntry('facts', 'facts')
  if (!entry) throw new Error('content/facts.yaml: the file is missing')
  const { opens, closes } = (await getSite()).phoneHours
  return { ...entry.data, ...(await productFacts()), phoneOpens: opens, phoneCloses: closes }
}

let known: Promise<Facts> | undefined

/**
 * The specification's figures from `content/facts.yaml`, those that the product files hold, and the phone hours
 * from `content/site.yaml`. Read once, until they are forgotten.
 */
export function getFacts(): Promise<Facts> {
  known ??= readFacts()
  return known
}

/** What was read is read anew: the content has changed. */
export function forgetFacts(): void {
  known = undefined
}

/** One figure as a number. @throws when `content/facts.yaml` has no such number. */
export async function getFact(name: string): Promise<number> {
  const value = (await getFacts())[name]
  if (typeof value !== 'number') throw new Error(`content/facts.yaml: ${name}: there must be a number`)
  return value
}

/**
 * Replaces every `{{name}}` in a value's strings, however deep, by that figure written for the locale.
 *
 * @param own words that only this text can name, already written for the locale
 * @throws with file, name and what is allowed, for a name that `content/facts.yaml` does not have.
 */
export async function fillFacts<Value>(
  value: Value,
  locale: Locale,
  where: string,
  own: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const facts = await getFacts()
  const fill = (text: string) =>
    text.replace(token, (_, name: string) => {
      const word = own[name]
      if (word !== undefined) return word
      const fact = facts[name]
      if (fact === undefined) {
        const names = Object.keys({ ...facts, ...own }).sort()
        throw new Error(`${where}: no figure {{${name}}}; there are: ${names.join(', ')}`)
      }
      return formatFact(fact, locale)
    })
  return mapStrings(value, fill) as Value
}

function formatFact(fact: Fact, locale: Locale): string {
  if (typeof fact === 'number') return formatNumber(fact, locale)
  if (typeof fact === 'string') return formatClock(fact, locale)
  return formatChoice(
    fact.map(number => formatNumber(number, locale)),
    locale,
  )
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapStrings(item, change))
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}
