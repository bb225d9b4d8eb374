/** The minutes after midnight of a time. `minutesOf('08:30') // => 510` */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
