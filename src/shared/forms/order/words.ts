import type { orderLabels } from './labels.ts'

/** The words of the order form's fields in one language, as its rules and its island get them. */
export type OrderWords = ReturnType<typeof orderLabels>['fields']
