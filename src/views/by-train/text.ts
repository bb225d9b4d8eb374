import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  origins: { en: 'Where you start', sv: 'Var du börjar', da: 'Hvor du begynder' },
  plan: {
    en: 'More than one stop? Plan the whole trip',
    sv: 'Fler än ett stopp? Planera hela resan',
    da: 'Mere end ét stop? Planlæg hele rejsen',
  },
  from: {
    en: (city: string) => `From ${city}`,
    sv: (city: string) => `Från ${city}`,
    da: (city: string) => `Fra ${city}`,
  },
  about: { en: 'about', sv: 'cirka', da: 'cirka' },
  night: { en: 'also by night', sv: 'även med nattåg', da: 'også med nattog' },
})
