/**
 * The host's limits, in milliseconds, for a function that answers a request or runs on a schedule. It is killed after
 * that.
 */
export const hostLimits = { request: 60_000, scheduled: 30_000 }

/** Milliseconds of a run that are reserved for everything except sending mail. */
const reserve = 6_000

/** Time limits for handing over one mail. */
export interface MailLimits {
  /** Milliseconds for the whole mail, since a server may be slow in many small steps. */
  readonly total: number
  /** Milliseconds each for the DNS lookup, the connection and the greeting. */
  readonly connection: number
}

/**
 * The decisive mail is sent first. Direct delivery then sends the others together, so a message takes twice the time of
 * one mail; that must fit in the shorter of the host's limits. The outbox sends the others in turn, and a scheduled run
 * starts none without its full time left (`mailStartDeadline`). Nodemailer's own limits are minutes.
 */
export const mailLimits: MailLimits = {
  total: (Math.min(...Object.values(hostLimits)) - reserve) / 2,
  connection: 5_000,
}

/**
 * Time limits for the store, in milliseconds: for one call, and for all calls of a request together. A request that has
 * used its time goes on without the store. The store's client would try for half a minute in each call.
 */
export const storeLimits = { call: 5_000, request: 12_000 }

/** Milliseconds that a form waits for an earlier run with the same form, before it is handled itself. */
export const repeatPatience = 10_000

/** Milliseconds after which a scheduled run starts no further mail, so that the last one has its full time. */
export const mailStartDeadline = hostLimits.scheduled - reserve - mailLimits.total
