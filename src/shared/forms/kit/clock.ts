const isoDate = /^\d{4}-\d{2}-\d{2}$/
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a day of the calendar as a date input writes it. `isDate('2027-02-29') // => false` */
export function isDate(value: string): boolean {
  if (!isoDate.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Whether a text is a time of day as a time input writes it, hours and minutes. */
export function isTime(value: string): boolean {
  return clockTime.test(value)
}
