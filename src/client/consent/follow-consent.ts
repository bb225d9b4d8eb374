import { consent } from '../../stores/consent.ts'
import { applyConsent } from './tags.ts'

let stop: (() => void) | undefined

/** From now on the tags of this page follow the reader's choice, whichever tab it is made in. Returns what ends it. */
export function followConsent(id: string): () => void {
  stop ??= consent.subscribe(choice => applyConsent(choice ?? [], id))
  return stop
}
