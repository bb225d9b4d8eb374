/** The rules about seats, in the order of tables. `summer` means optional, but possibly compulsory in summer. */
export const seatNeeds = ['compulsory', 'own-ticket', 'summer', 'optional', 'unknown', 'none'] as const
export type SeatNeed = (typeof seatNeeds)[number]

/** The rule for a journey by several trains. `strictest(['none', 'summer']) // => 'summer'` */
export const strictest = (needs: readonly SeatNeed[]): SeatNeed =>
  seatNeeds.find(need => needs.includes(need)) ?? 'unknown'
