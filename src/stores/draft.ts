import { draftKey } from './keys.ts'

/** The texts typed into fields, by field name. */
export type Draft = ReadonlyMap<string, string>

/** Days that a draft is kept. */
export const draftDays = 7

const day = 86_400_000

/**
 * The saved form of a draft: when it was written, then its fields as in a query string. `'1814000000000
 * name=Ann&message=Hej'`
 */
export function writeDraft(draft: Draft, now: number): string {
  return `${now} ${new URLSearchParams([...draft])}`
}

/** Reads a saved draft. It is empty if the text does not parse or is older than `draftDays`. */
export function readDraft(saved: string, now: number): Draft {
  const [, time, fields] = /^(\d{1,15}) (.*)$/s.exec(saved) ?? []
  if (time === undefined || fields === undefined || now - Number(time) > draftDays * day) return new Map()
  return new Map(new URLSearchParams(fields))
}

/** The draft of a page's form; empty if there is none or storage is blocked. */
export const savedDraft = (path: string): Draft =>
  ignoreErrors(() => readDraft(localStorage.getItem(draftKey + path) ?? '', Date.now())) ?? new Map()

/** Saves a page's form as a draft. The draft of an empty form is removed. */
export function saveDraft(path: string, draft: Draft): void {
  if (draft.size === 0) removeDraft(path)
  else ignoreErrors(() => localStorage.setItem(draftKey + path, writeDraft(draft, Date.now())))
}

export function removeDraft(path: string): void {
  ignoreErrors(() => localStorage.removeItem(draftKey + path))
}

/** Removes all expired drafts, including those of forms that are not opened again. */
export function removeOldDrafts(): void {
  ignoreErrors(() => {
    const drafts = Object.keys(localStorage).filter(key => key.startsWith(draftKey))
    for (const key of drafts)
      if (readDraft(localStorage.getItem(key) ?? '', Date.now()).size === 0) localStorage.removeItem(key)
  })
}

/** Ignores errors: if storage is blocked or full, forms work without drafts. */
function ignoreErrors<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
