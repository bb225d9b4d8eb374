/** A day some months earlier. `monthsBefore(new Date('2026-11-21'), 18) // => 21 May 2025` */
export function monthsBefore(day: Date, months: number): Date {
  const earlier = new Date(day)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}
