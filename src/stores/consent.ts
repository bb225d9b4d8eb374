import { computed } from 'nanostores'
import { type Choice, readChoice } from './consent-record.ts'
import { consentKey } from './keys.ts'
import { persistentStore } from './persistent-store.ts'
import { stringCodec } from './string-codec.ts'
import { writeChoice } from './write-choice.ts'

const $saved = persistentStore(consentKey, '', stringCodec)

/** What the reader agreed to, synchronised across tabs; `undefined` before a choice and after it has expired. */
export const consent = computed($saved.value, saved => readChoice(saved, new Date()))

export function saveConsent(choice: Choice): void {
  $saved.set(writeChoice(choice, new Date()))
}
