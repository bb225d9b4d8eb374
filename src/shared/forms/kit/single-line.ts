/** Control characters, line and paragraph separators, and the marks that reverse the direction of text. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** Whether a text can stand in a header, a subject or a list without breaking or disguising it. */
export function isSingleLine(value: string): boolean {
  return !hidden.test(value)
}
