const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The units of a countdown, in order. */
export const units = ['days', 'hours', 'minutes', 'seconds'] as const
export type TimeLeft = Readonly<Record<(typeof units)[number], number>>

/** Milliseconds in whole days, hours, minutes and seconds. `timeLeft(90_500) // => { days: 0, hours: 0, minutes: 1, seconds: 30 }` */
export const timeLeft = (milliseconds: number): TimeLeft => ({
  days: Math.floor(milliseconds / day),
  hours: Math.floor((milliseconds % day) / hour),
  minutes: Math.floor((milliseconds % hour) / minute),
  seconds: Math.floor((milliseconds % minute) / second),
})
