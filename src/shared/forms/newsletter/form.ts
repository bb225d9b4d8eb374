import { defineForm } from '../kit/define-form.ts'

/** The sign-up for the newsletter, at the foot of every page. */
export const newsletterForm = defineForm({
  name: 'newsletter',
  fields: {
    email: { kind: 'email', required: true, autoComplete: 'email' },
    consent: { kind: 'consent', required: true },
  },
})

export type NewsletterFields = typeof newsletterForm.fields
