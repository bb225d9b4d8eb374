/** A time of day in hours and minutes, as a time input writes it. */
export const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of day. */
export function isTime(value: string): boolean {
  return clockTime.test(value)
}
