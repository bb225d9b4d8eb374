import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { addMonths, isoDay, shopDay } from '../../src/shared/iso-day.ts'

/** The largest plausible change of a price, as a share of the old one. A larger one is probably a typing error. */
const mostChange = 0.5
/** Months after which a fact must be checked again. */
const mostMonths = 18

/** Every field of some data, with its path and value. */
function* fieldsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<[readonly PropertyKey[], unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  for (const [key, inner] of Object.entries(value))
    yield* fieldsOf(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

/** A list of prices over time: `[{ from: 2026-11-21, eur: 283 }]`. */
function historyOf(value: unknown): readonly Record<string, unknown>[] | undefined {
  const isRow = (row: unknown): row is Record<string, unknown> =>
    typeof row === 'object' && row !== null && 'from' in row && row.from instanceof Date
  return Array.isArray(value) && value.length > 1 && value.every(isRow) ? value : undefined
}

/** Prices that are more than half as much again as the one before, or less than half of it. */
function priceJumps(file: SourceFile): Fault[] {
  return [...fieldsOf(file.data)].flatMap(([path, value]) => {
    const rows = historyOf(value)
    return (rows ?? []).flatMap((row, index) =>
      Object.entries(row).flatMap(([currency, price]) => {
        const before = rows?.[index - 1]?.[currency]
        if (typeof price !== 'number' || typeof before !== 'number') return []
        return Math.abs(price - before) > before * mostChange
          ? [file.fault([...path, index, currency], `is ${price} and was ${before} before: is that right?`)]
          : []
      }),
    )
  })
}

export const priceNotes = ({ entries }: Content): Fault[] =>
  [...entries.products.values()].flatMap(({ facts }) => priceJumps(facts.file))

/** Campaigns that run at the same time, of which readers see only one banner. */
export function campaignNotes({ entries }: Content): Fault[] {
  const campaigns = [...entries.campaigns.values()]
  return campaigns.flatMap(({ facts: { file, data } }, index) => {
    const other = campaigns
      .slice(0, index)
      .find(({ facts }) => facts.data.start < data.end && data.start < facts.data.end)
    return other
      ? [file.fault(['start'], `runs at the same time as ${other.facts.file.path}: only one banner is shown`)]
      : []
  })
}

/** The moment of a day, or of the first day of a month such as `2025-11`; `undefined` for anything else. */
function dateOf(value: unknown): Date | undefined {
  const isMonth = typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)
  return value instanceof Date || isMonth ? new Date(value) : undefined
}

/** The fields of YAML files that say when a fact was looked up, with their dates. */
function* lookUps(files: readonly SourceFile[], names: RegExp) {
  for (const file of files.filter(({ path }) => path.endsWith('.yaml')))
    for (const [path, value] of fieldsOf(file.data)) {
      const date = names.test(String(path.at(-1))) ? dateOf(value) : undefined
      if (date) yield { file, path, date }
    }
}

/** Facts whose `asOf` is too long ago. Claims have `expires` instead. */
export function oldFactNotes({ files }: Content, now: Date): Fault[] {
  const oldest = new Date(addMonths(isoDay(now), -mostMonths))
  return [...lookUps(files, /^asOf$/)]
    .filter(({ date }) => date < oldest)
    .map(({ file, path }) => file.fault(path, `is more than ${mostMonths} months ago: check the fact again`))
}

/**
 * Facts and claims that nobody can have looked up yet. They are notes, so that a machine whose clock is slow can still
 * build.
 */
export function futureFactNotes({ files }: Content, now: Date): Fault[] {
  const today = shopDay(now)
  return [...lookUps(files, /^(?:asOf|ratesAsOf|checked)$/)]
    .filter(({ date }) => isoDay(date) > today)
    .map(({ file, path }) => file.fault(path, `is later than today, ${today}`))
}
