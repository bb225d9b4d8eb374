import { defineLabels } from '../kit/labels.ts'
import { personLabels } from '../person-labels.ts'
import { newsletterForm } from './form.ts'

/** The words of the newsletter's sign-up. */
export const newsletterLabels = defineLabels(newsletterForm, {
  email: personLabels.email,
  consent: {
    label: {
      en: 'Send me Perrong’s newsletter. I can unsubscribe whenever I like.',
      sv: 'Jag vill ha Perrongs nyhetsbrev och kan avsluta det när jag vill.',
      da: 'Jeg vil gerne have Perrongs nyhedsbrev og kan afmelde det, når jeg vil.',
    },
    missing: {
      en: 'Tick the box if you want the newsletter',
      sv: 'Kryssa i rutan om du vill ha nyhetsbrevet',
      da: 'Sæt kryds, hvis du vil have nyhedsbrevet',
    },
  },
})
