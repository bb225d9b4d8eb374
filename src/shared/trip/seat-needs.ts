/** What one must do about a seat, in the order of tables; `summer` is optional, and can be compulsory in summer. */
export const seatNeeds = ['compulsory', 'own-ticket', 'summer', 'optional', 'unknown', 'none'] as const
export type SeatNeed = (typeof seatNeeds)[number]

/** What one must do about seats on a journey by several trains. `strictest(['none', 'summer']) // => 'summer'` */
export const strictest = (needs: readonly SeatNeed[]): SeatNeed =>
  seatNeeds.find(need => needs.includes(need)) ?? 'unknown'
