import { isIsoDay } from '../../shared/iso-day.ts'
import { aMoment, momentPattern } from '../fields.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-file.ts'

const dated = /\b(\w+):[ \t]+['"]?(\d{4}-\d{2}-\d{2})/g

/**
 * Dates that YAML silently reads as others: it takes 30 February for a day in March, and a day or a time without a zone
 * for a moment in Greenwich.
 */
export const dayFaults = ({ files, entries }: Content): Fault[] => [
  ...files.flatMap(missingDays),
  ...Object.values(entries)
    .flatMap(ofKind => [...ofKind.values()])
    .flatMap(({ facts }) => vagueMoments(facts.file)),
]

function missingDays(file: SourceFile): Fault[] {
  const end = file.path.endsWith('.md') ? file.text.indexOf('\n---', 3) : file.text.length
  return [...file.text.slice(0, Math.max(end, 0)).matchAll(dated)]
    .filter(([, , day = '']) => !isIsoDay(day))
    .map(({ index, 0: all, 1: field = '', 2: day = '' }) =>
      file.faultAt(
        index + all.length - day.length,
        field,
        `there is no day ${day}; must be a day, such as 2026-11-21`,
      ),
    )
}

/** The fields of an entry that are moments; a route's `start` is a station. */
const moments = /^(publishAt|start|end):[ \t]+['"]?(\d{4}-[^'"#\n]*)/gm
const isMoment = new RegExp(momentPattern)

const vagueMoments = (file: SourceFile): Fault[] =>
  [...file.text.matchAll(moments)]
    .filter(([, , written = '']) => !isMoment.test(written.trim()))
    .map(({ index, 0: all, 1: field = '', 2: written = '' }) =>
      file.faultAt(index + all.length - written.length, field, aMoment),
    )
