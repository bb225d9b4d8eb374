/** Control characters, and line and paragraph separators. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a cleaned line is safe in a header, a subject or a list. */
export function isSingleLine(value: string): boolean {
  return !breaking.test(value)
}
