import type { businessLabels } from './labels.ts'

/** The words of the business application's fields in one language, as its rules and its island get them. */
export type BusinessWords = ReturnType<typeof businessLabels>['fields']
