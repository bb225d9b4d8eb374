import type { ticketLabels } from './labels.ts'

/** The words of the ticket request's fields in one language, as its rules and its island get them. */
export type TicketWords = ReturnType<typeof ticketLabels>['fields']
