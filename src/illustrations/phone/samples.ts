/** The names and numbers in the drawings: invented, in the right format. */
export const samples = {
  surname: 'Lind',
  passNumber: 'K7RM2T',
  coverNumber: 'I20418365',
  idNumber: 'AB1234567',
} as const

/** The journey in the drawings. Names of stations are the same in every language. */
export const journey = [
  { time: '08:33', station: 'Malmö C' },
  { time: '09:12', station: 'København H' },
  { time: '14:02', station: 'Hamburg Hbf' },
] as const
