import { consent, saveConsent } from '../../stores/consent.ts'
import { purposes } from '../../stores/consent-record.ts'
import { closeDialog, type Layer, openDialog } from './dialog.ts'
import { followConsent } from './follow-consent.ts'
import { sendsPrivacySignal } from './privacy-signal.ts'

// An answer in another tab closes the dialog in this one.
consent.listen(choice => choice && closeDialog())

/** Asks what tags may do, by the question or by the settings. */
export async function askConsent(layer: Layer, id: string, signal: AbortSignal): Promise<void> {
  followConsent(id, signal)
  await openDialog(layer, {
    purposes,
    choice: consent.get() ?? [],
    signal: sendsPrivacySignal(),
    answer: saveConsent,
  })
}
