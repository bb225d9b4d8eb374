import type { Choice, Purpose } from '../../stores/consent-record.ts'

/**
 * The types of Google Consent Mode v2, each with the purpose that grants it. What our own pages need (language, currency)
 * does not pass through a tag, so a tag never gets the storage of functions.
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

/** What tags may do after a choice: all is denied but what it grants. */
export function consentState(choice: Choice): ConsentState {
  const types = Object.entries(grantedBy).map(([type, purpose]) => [
    type,
    purpose && choice.includes(purpose) ? 'granted' : 'denied',
  ])
  return Object.fromEntries(types) as ConsentState
}
