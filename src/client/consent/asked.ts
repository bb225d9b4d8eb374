import type { Choice, Purpose } from '../../stores/consent-record.ts'

/** What there is to say yes or no to. */
export interface ConsentRequest {
  readonly purposes: readonly Purpose[]
  /** What the switches show. */
  readonly choice: Choice
  /** Whether the browser sends the signal that counts as a no. */
  readonly signal: boolean
  readonly answer: (choice: Choice) => void
}
