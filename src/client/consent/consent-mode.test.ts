import { expect, test } from 'vitest'
import { purposes } from '../../stores/consent-record.ts'
import { consentState } from './consent-mode.ts'

const granted = (choice: Parameters<typeof consentState>[0]) =>
  Object.entries(consentState(choice)).flatMap(([type, state]) => (state === 'granted' ? [type] : []))

test('denies every type without a yes', () => {
  expect(consentState([])).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    personalization_storage: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
  })
})

const advertising = ['ad_storage', 'ad_user_data', 'ad_personalization', 'personalization_storage']

test('grants what each purpose needs and nothing else', () => {
  expect(granted(['statistics'])).toEqual(['analytics_storage'])
  expect(granted(['marketing'])).toEqual(advertising)
  expect(granted(purposes)).toEqual([...advertising, 'analytics_storage'])
})
