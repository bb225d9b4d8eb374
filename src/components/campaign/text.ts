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
      `${percentage}% off the prices struck through, until ${moment}, Swedish time. Those are our lowest prices in the 30 days before the offer.`,
    sv: (percentage: number, moment: string) =>
      `${percentage}\u00a0% lägre än de överstrukna priserna, till den ${moment}. De är våra lägsta priser de 30 dagarna före kampanjen.`,
    da: (percentage: number, moment: string) =>
      `${percentage}\u00a0% lavere end de overstregede priser, indtil den ${moment}. De er vores laveste priser i de 30 dage før kampagnen.`,
  },
  lower: {
    en: (moment: string) =>
      `the prices here are lower until ${moment}, Swedish time. The order form shows them beside our lowest price in the 30 days before the offer.`,
    sv: (moment: string) =>
      `priserna här är lägre till den ${moment}. I beställningen står de bredvid vårt lägsta pris de 30 dagarna före kampanjen.`,
    da: (moment: string) =>
      `priserne her er lavere indtil den ${moment}. I bestillingen står de ved siden af vores laveste pris i de 30 dage før kampagnen.`,
  },
  holdUntil: {
    en: (moment: string) => `the prices here apply until the offer begins, on ${moment}, Swedish time.`,
    sv: (moment: string) => `priserna här gäller tills kampanjen börjar, den ${moment}.`,
    da: (moment: string) => `priserne her gælder, til kampagnen begynder, den ${moment}.`,
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
