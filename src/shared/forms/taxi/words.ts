import type { taxiLabels } from './labels.ts'

/** The words of the taxi request's fields in one language, as its rules and its island get them. */
export type TaxiWords = ReturnType<typeof taxiLabels>['fields']
