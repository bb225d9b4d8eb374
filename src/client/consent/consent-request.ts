import type { Choice, Purpose } from '../../stores/consent-record.ts'

/** What the question and the settings ask the reader to agree to. */
export interface ConsentRequest {
  readonly purposes: readonly Purpose[]
  /** The initial state of the switches. */
  readonly choice: Choice
  /** Whether the browser sends Global Privacy Control, which counts as a refusal. */
  readonly signal: boolean
  readonly answer: (choice: Choice) => void
}
