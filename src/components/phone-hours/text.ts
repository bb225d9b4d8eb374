import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  swedishTimeOn: {
    en: (days: string) => `${days}, Swedish time,`,
    sv: (days: string) => `${days}, svensk tid,`,
    da: (days: string) => `${days}, svensk tid,`,
  },
  open: {
    en: (closes: string) => `Open now, until ${closes}`,
    sv: (closes: string) => `Öppet nu, till ${closes}`,
    da: (closes: string) => `Åbent nu, til kl. ${closes}`,
  },
  opensToday: {
    en: (opens: string) => `Opens today at ${opens}`,
    sv: (opens: string) => `Öppnar i dag kl. ${opens}`,
    da: (opens: string) => `Åbner i dag kl. ${opens}`,
  },
  opensTomorrow: {
    en: (opens: string) => `Opens tomorrow at ${opens}`,
    sv: (opens: string) => `Öppnar i morgon kl. ${opens}`,
    da: (opens: string) => `Åbner i morgen kl. ${opens}`,
  },
  opensOn: {
    en: (day: string, opens: string) => `Opens ${day} at ${opens}`,
    sv: (day: string, opens: string) => `Öppnar på ${day} kl. ${opens}`,
    da: (day: string, opens: string) => `Åbner ${day} kl. ${opens}`,
  },
  closed: { en: 'Closed', sv: 'Stängt', da: 'Lukket' },
  holidays: {
    en: 'Swedish public holidays and the day before each',
    sv: 'Svenska helgdagar och dagen före',
    da: 'Svenske helligdage og dagen før',
  },
  whichDays: {
    en: 'Which days are those?',
    sv: 'Vilka dagar är det?',
    da: 'Hvilke dage er det?',
  },
  swedishTime: {
    en: 'All times are Swedish time.',
    sv: 'Alla tider är svensk tid.',
    da: 'Alle tider er svensk tid.',
  },
})
