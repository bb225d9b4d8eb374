import { consentKey } from './keys.ts'

/** The purposes that need consent. */
export const purposes = ['statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** The purposes that a reader has agreed to; an empty list is a refusal. */
export type Choice = readonly Purpose[]

/**
 * The version of the question. A new one asks every reader again, so it needs a reason:
 *
 * | Version | Since | Why readers are asked |
 * |---|---|---|
 * | 1 | 2026-11-21 | First asked: statistics and marketing |
 */
export const version = 1

/** Days for which a choice is valid. */
export const choiceDays = 365

const day = 86_400_000

/** The choice stored in this browser, if it is still valid. */
export function savedChoice(): Choice | undefined {
  try {
    return readChoice(localStorage.getItem(consentKey) ?? '', new Date())
  } catch {
    // Storage is blocked, so there is no stored choice.
    return undefined
  }
}

/** Reads a saved choice. One that does not parse, is older than `choiceDays` or answers another version is ignored. */
export function readChoice(saved: string, now: Date): Choice | undefined {
  const [savedVersion, date = '', ...chosen] = saved.split(' ')
  const age = now.getTime() - Date.parse(date)
  // One day of grace: a clock that was wrong may have been set back since.
  const holds = savedVersion === String(version) && age > -day && age < choiceDays * day
  const known = purposes.filter(purpose => chosen.includes(purpose))
  return holds && known.length === chosen.length ? known : undefined
}
