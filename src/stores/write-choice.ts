import { type Choice, version } from './consent-record.ts'

/** The saved form of a choice. `writeChoice(['marketing'], new Date('2026-11-21')) // => '1 2026-11-21 marketing'` */
export const writeChoice = (choice: Choice, now: Date) =>
  [version, now.toISOString().slice(0, 10), ...choice].join(' ')
