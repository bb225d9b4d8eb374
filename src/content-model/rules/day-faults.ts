import { isIsoDay } from '../../shared/iso-day.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-file.ts'

const dated = /\b(\w+):[ \t]+['"]?(\d{4}-\d{2}-\d{2})/g

/** Dates that do not exist: YAML silently reads 30 February as a day in March. */
export const dayFaults = ({ files }: Content): Fault[] => files.flatMap(faultsOf)

function faultsOf(file: SourceFile): Fault[] {
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
