/** Milliseconds that the host lets a function work: on a request, and on a schedule. Then it is ended where it stands. */
export const hostLimits = { request: 60_000, scheduled: 30_000 }

/** Milliseconds of a run for all but mail: reading a form, keeping a record, answering. */
const reserve = 6_000

/** How long handing one mail over may take. */
export interface MailLimits {
  /** Milliseconds for the mail as a whole: a server may also be slow in many small steps. */
  readonly total: number
  /** Milliseconds to find the server, to reach it, and to be greeted, each. */
  readonly connection: number
  /** Milliseconds without a word in the middle. */
  readonly silence: number
}

/**
 * A message's deciding mail and then the others together: twice the time of one mail, which fits in the shorter of
 * the host's two limits. Nodemailer's own limits are minutes.
 */
export const mailLimits: MailLimits = {
  total: (Math.min(...Object.values(hostLimits)) - reserve) / 2,
  connection: 5_000,
  silence: 10_000,
}

/** Milliseconds of a scheduled run after which no further mail is begun: the last one may take its whole time. */
export const mailStartDeadline = hostLimits.scheduled - reserve - mailLimits.total
