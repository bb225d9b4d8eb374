import type { Locale } from '../../../i18n/locales.ts'

/** What every link to the withdrawal's form says, wherever it stands: the directive's own words. */
export const withdrawalLinkLabel: Readonly<Record<Locale, string>> = {
  en: 'Withdraw from contract here',
  sv: 'Ångra avtalet här',
  da: 'Fortryd aftale',
}
