import type { contactLabels } from './labels.ts'

/** The words of the contact form's fields in one language, as its rules and its island get them. */
export type ContactWords = ReturnType<typeof contactLabels>['fields']
