import { defineText } from '../../i18n/text.ts'

/** The ticket request's words beside those of its fields. `{…}` is filled where it is said. */
export const text = defineText({
  oneAdult: { en: '1 adult', sv: '1 vuxen', da: '1 voksen' },
  addWishes: { en: 'Add preferences', sv: 'Lägg till önskemål', da: 'Tilføj et ønske' },
  matches: { en: 'Worth reading first', sv: 'Läs gärna först', da: 'Værd at læse først' },
  found: {
    en: 'Matching guides and routes: {count}',
    sv: 'Guider och rutter som passar: {count}',
    da: 'Guider og ruter, der passer: {count}',
  },
  another: { en: 'Ask for another ticket', sv: 'Lägg till en biljett till', da: 'Tilføj en billet mere' },
})

export type TicketText = ReturnType<typeof text>
