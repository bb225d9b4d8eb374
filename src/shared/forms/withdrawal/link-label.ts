import type { Locale } from '../../../i18n/locales.ts'

/** The words of every link to the withdrawal's form: those of the directive. */
export const withdrawalLinkLabel: Readonly<Record<Locale, string>> = {
  en: 'Withdraw from contract here',
  sv: 'Ångra avtalet här',
  da: 'Fortryd aftale',
}
