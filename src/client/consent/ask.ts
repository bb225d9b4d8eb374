import { consent, saveConsent } from '../../stores/consent.ts'
import { purposes } from '../../stores/consent-record.ts'
import { closeDialog, openQuestion, openSettings } from './dialog.ts'
import { followConsent } from './follow-consent.ts'
import { sendsPrivacySignal } from './privacy-signal.ts'

// An answer in another tab closes the dialog in this one.
consent.listen(choice => choice && closeDialog())

export type Layer = 'question' | 'settings'

/** Asks for consent, with the question or with the settings dialog. */
export function askConsent(layer: Layer, id: string, signal: AbortSignal): void {
  followConsent(id, signal)
  const open = layer === 'question' ? openQuestion : openSettings
  open({
    purposes,
    choice: consent.get() ?? [],
    signal: sendsPrivacySignal(),
    answer: saveConsent,
  })
}
