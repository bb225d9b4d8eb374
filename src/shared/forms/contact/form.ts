import { defineForm } from '../kit/define-form.ts'
import { checkFiles } from '../kit/files.ts'
import { limits } from '../kit/limits.ts'

/** The subjects of a contact message, in the order of the list. Links with `?subject=` use these ids. */
const subjects = [
  'booking',
  'interrail',
  'one-country-pass',
  'japan-rail-pass',
  'gift-card',
  'taxi',
  'claim',
  'withdrawal',
  'business',
  'account',
  'other',
] as const

/** The contact form. A journey reports what happened to a train; the rules for it are in `rules.ts`. */
export const contactForm = defineForm({
  name: 'contact',
  fields: {
    subject: { kind: 'choice', values: subjects, required: true, echo: true },
    name: { kind: 'line', max: limits.name, required: true, autoComplete: 'given-name' },
    lastName: { kind: 'line', max: limits.name, required: true, autoComplete: 'family-name' },
    email: { kind: 'email', required: true, autoComplete: 'email' },
    phone: { kind: 'phone', autoComplete: 'tel' },
    orderNumber: { kind: 'line', max: 40 },
    page: { kind: 'line', max: 200 },
    journeys: {
      kind: 'list',
      max: 15,
      fields: {
        from: { kind: 'line', max: 100 },
        to: { kind: 'line', max: 100 },
        date: { kind: 'date', echo: true },
        departure: { kind: 'time', echo: true },
        arrival: { kind: 'time', echo: true },
        train: { kind: 'line', max: 40 },
        status: { kind: 'choice', values: ['cancelled', 'missed', 'delayed'], echo: true },
      },
    },
    claimInfo: { kind: 'paragraph', max: 3000 },
    message: { kind: 'paragraph', max: 5000, required: true },
    files: { kind: 'files', check: checkFiles, echo: true },
  },
})

export type ContactFields = typeof contactForm.fields
