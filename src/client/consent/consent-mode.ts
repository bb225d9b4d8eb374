import type { Choice, Purpose } from '../../stores/consent-record.ts'

/**
 * The types of Google Consent Mode v2, each with the purpose that grants it. Our own settings (language, currency) do
 * not pass through tags, so tags never get functionality storage.
 */
const grantedBy = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  personalization_storage: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: undefined,
} as const satisfies Record<string, Purpose | undefined>

type ConsentState = Record<keyof typeof grantedBy, 'granted' | 'denied'>

/** The consent state for a choice: everything that it does not grant is denied. */
export function consentState(choice: Choice): ConsentState {
  const types = Object.entries(grantedBy).map(([type, purpose]) => [
    type,
    purpose && choice.includes(purpose) ? 'granted' : 'denied',
  ])
  return Object.fromEntries(types) as ConsentState
}
