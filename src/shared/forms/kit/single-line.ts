/** Control characters, and line and paragraph separators. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a line, cleaned by `cleanLine`, is safe in a header, a subject or a list. */
export function isSingleLine(value: string): boolean {
  return !breaking.test(value)
}
