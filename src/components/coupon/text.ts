import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  pass: { en: 'Interrail Mobile Pass', sv: 'Interrail Mobile Pass', da: 'Interrail Mobile Pass' },
  passText: {
    en: 'Continuous or Flexi: see which pass suits your days.',
    sv: 'Continuous eller Flexi: se vilket pass som räcker för dina dagar.',
    da: 'Continuous eller Flexi: se, hvilket pas der rækker til dine dage.',
  },
  passFrom: { en: 'Adult, 2nd class, from', sv: 'Vuxen, 2:a klass, från', da: 'Voksen, 2. klasse, fra' },
  japanText: {
    en: '7, 14 or 21 days in a row, in Standard or Green.',
    sv: '7, 14 eller 21 dagar i följd, i Standard eller Green.',
    da: '7, 14 eller 21 dage i træk, i Standard eller Green.',
  },
  japanFrom: { en: 'Adult, Standard, from', sv: 'Vuxen, Standard, från', da: 'Voksen, Standard, fra' },
  sample: { en: 'sample price incl. VAT', sv: 'exempelpris inkl. moms', da: 'eksempelpris inkl. moms' },
})
