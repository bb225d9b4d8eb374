import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  campaign: { en: 'Offer', sv: 'Erbjudande', da: 'Tilbud' },
  ends: {
    en: (moment: string) => `Ends ${moment}, Swedish time`,
    sv: (moment: string) => `Slutar den ${moment}`,
    da: (moment: string) => `Slutter den ${moment}`,
  },
  save: {
    en: (percentage: number) => `SAVE ${percentage}% NOW`,
    sv: (percentage: number) => `SPARA ${percentage}\u00a0% NU`,
    da: (percentage: number) => `SPAR ${percentage}\u00a0% NU`,
  },
  off: {
    en: (percentage: number) => `Save ${percentage}%`,
    sv: (percentage: number) => `Spara ${percentage}\u00a0%`,
    da: (percentage: number) => `Spar ${percentage}\u00a0%`,
  },
  offTable: {
    en: (percentage: number, moment: string) =>
      `${percentage}% off these prices until ${moment}, Swedish time. They are our lowest of the 30 days before. The order form shows what you pay.`,
    sv: (percentage: number, moment: string) =>
      `${percentage}\u00a0% lägre än priserna här, till den ${moment}. De är våra lägsta de 30 dagarna före. I beställningen ser du vad du betalar.`,
    da: (percentage: number, moment: string) =>
      `${percentage}\u00a0% lavere end priserne her, indtil den ${moment}. De er vores laveste i de 30 dage før. I bestillingen ser du, hvad du betaler.`,
  },
  lower: {
    en: (moment: string) =>
      `you pay less than these prices until ${moment}, Swedish time. The order form shows what you pay, beside our lowest price of the 30 days before.`,
    sv: (moment: string) =>
      `du betalar mindre än priserna här, till den ${moment}. I beställningen ser du vad du betalar, bredvid vårt lägsta pris de 30 dagarna före.`,
    da: (moment: string) =>
      `du betaler mindre end priserne her, indtil den ${moment}. I bestillingen ser du, hvad du betaler, ved siden af vores laveste pris i de 30 dage før.`,
  },
  day: { en: 'day', sv: 'dag', da: 'dag' },
  days: { en: 'days', sv: 'dagar', da: 'dage' },
  hour: { en: 'hour', sv: 'timme', da: 'time' },
  hours: { en: 'hours', sv: 'timmar', da: 'timer' },
  minute: { en: 'minute', sv: 'minut', da: 'minut' },
  minutes: { en: 'minutes', sv: 'minuter', da: 'minutter' },
  second: { en: 'second', sv: 'sekund', da: 'sekund' },
  seconds: { en: 'seconds', sv: 'sekunder', da: 'sekunder' },
})
