import type { withdrawalLabels } from './labels.ts'

/** The words of the withdrawal's fields in one language, as its island gets them. */
export type WithdrawalWords = ReturnType<typeof withdrawalLabels>['fields']
