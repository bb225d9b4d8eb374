/** Logs an event's name and facts; never a message, a name or an address. */
export type Log = (event: string, facts: Readonly<Record<string, string>>) => void

/** One line of JSON, which the host's log viewer displays best. */
export const log: Log = (event, facts) => console.warn(JSON.stringify({ event, ...facts }))

/** A thrown value as a log names it: by its class, since its message may contain what a person typed. */
export const faultName = (fault: unknown): string => (fault instanceof Error ? fault.name : typeof fault)
