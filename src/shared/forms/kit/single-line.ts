/** Control characters, line and paragraph separators. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a line, cleaned by `cleanLine`, can stand in a header, a subject or a list without breaking it. */
export function isSingleLine(value: string): boolean {
  return !breaking.test(value)
}
