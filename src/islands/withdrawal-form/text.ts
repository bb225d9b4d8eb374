import { defineText } from '../../i18n/text.ts'

/**
 * The second of the two steps that the directive requires. The first is the link to this form
 * (`src/shared/forms/withdrawal/link-label.ts`).
 */
export const text = defineText({
  send: { en: 'Confirm withdrawal', sv: 'Bekräfta frånträde', da: 'Bekræft fortrydelse' },
  again: { en: 'Withdraw from another contract', sv: 'Ångra ett annat avtal', da: 'Fortryd en anden aftale' },
})
