import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { addMonths, isoDay } from '../../src/shared/iso-day.ts'

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

/** Whether a day, or a month such as `2025-11`, is before a day. */
function isBefore(value: unknown, day: Date): boolean {
  const isMonth = typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)
  return (value instanceof Date || isMonth) && new Date(value) < day
}

/** Facts whose `asOf` is too long ago. Claims have `expires` instead. */
export const oldFactNotes = ({ files }: Content, now: Date): Fault[] => {
  const oldest = new Date(addMonths(isoDay(now), -mostMonths))
  return files
    .filter(({ path }) => path.endsWith('.yaml'))
    .flatMap(file =>
      [...fieldsOf(file.data)].flatMap(([path, value]) =>
        path.at(-1) === 'asOf' && isBefore(value, oldest)
          ? [file.fault(path, `is more than ${mostMonths} months ago: check the fact again`)]
          : [],
      ),
    )
}
