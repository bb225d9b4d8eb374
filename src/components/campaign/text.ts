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
  day: { en: 'day', sv: 'dag', da: 'dag' },
  days: { en: 'days', sv: 'dagar', da: 'dage' },
  hour: { en: 'hour', sv: 'timme', da: 'time' },
  hours: { en: 'hours', sv: 'timmar', da: 'timer' },
  minute: { en: 'minute', sv: 'minut', da: 'minut' },
  minutes: { en: 'minutes', sv: 'minuter', da: 'minutter' },
  second: { en: 'second', sv: 'sekund', da: 'sekund' },
  seconds: { en: 'seconds', sv: 'sekunder', da: 'sekunder' },
})
