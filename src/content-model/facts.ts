import { getEntry } from 'astro:content'
import { formatChoice, formatClock, formatNumber } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import { assertChecked } from './assert-checked.ts'
import { perContent } from './content-version.ts'
import { type Figure, figuresOf } from './figures.ts'
import type { NeededFigure } from './file-schemas.ts'
import { getSite } from './site.ts'
import { chooseWording } from './wording.ts'

type Figures = Readonly<Record<string, Figure>>

const token = /\{\{\s*(\w+)\s*\}\}/g

const siteFacts = async () => assertChecked(await getEntry('facts', 'facts'), 'content/facts.yaml').data

/** Every figure that texts can name. They are read once, and again when the content changes. */
const getFigures = perContent(async () => {
  const found = await Promise.all(
    ['japan-rail-pass', 'one-country', 'interrail-global'].map(id => getEntry('products', id)),
  )
  const products = new Map(found.map(entry => [entry?.id, entry?.data]))
  return figuresOf({ facts: await siteFacts(), site: await getSite(), product: id => products.get(id) })
})

/** One figure of `content/facts.yaml` as a number. */
export const getFact = async (name: NeededFigure): Promise<number> => (await siteFacts())[name]

/**
 * Replaces every `{{name}}` in a value's strings, at any depth, with that figure formatted for the locale, and chooses
 * between two wordings by the site's configuration.
 *
 * @param own words that only this text can name, already formatted for the locale
 */
export async function fillFacts<Value>(
  value: Value,
  locale: Locale,
  where: string,
  own: Readonly<Record<string, string>> = {},
): Promise<Value> {
  return (await figureFiller())(value, locale, where, own)
}

/** `fillFacts` for many values, which looks up the figures once. */
export async function figureFiller() {
  const figures = await getFigures()
  return <Value>(
    value: Value,
    locale: Locale,
    where: string,
    own: Readonly<Record<string, string>> = {},
  ): Value => fillWith(figures, value, locale, where, own)
}

function fillWith<Value>(
  figures: Figures,
  value: Value,
  locale: Locale,
  where: string,
  own: Readonly<Record<string, string>>,
): Value {
  const fill = (text: string) =>
    chooseWording(text, import.meta.env.SITE_CHECKOUT !== undefined).replace(
      token,
      (_, name: string) =>
        own[name] ?? formatFigure(assertChecked(figures[name], `${where}: the figure {{${name}}}`), locale),
    )
  return mapStrings(value, fill) as Value
}

function formatFigure(figure: Figure, locale: Locale): string {
  if (typeof figure === 'number') return formatNumber(figure, locale)
  if (typeof figure === 'string') return formatClock(figure, locale)
  return formatChoice(
    figure.map(number => formatNumber(number, locale)),
    locale,
  )
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapStrings(item, change))
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
}
