import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  needsScript: {
    en: 'The search needs JavaScript, which is off in this browser. Your search is in the address bar. All the questions are below, by topic. The guides, routes and tips are here, or call:',
    sv: 'Sökningen behöver JavaScript, som är avstängt i den här webbläsaren. Det du sökte på står i adressen. Alla frågor finns nedan efter ämne. Resten hittar du här, eller ring:',
    da: 'Søgningen kræver JavaScript, som er slået fra i denne browser. Det, du søgte på, står i adressen. Alle spørgsmål står nedenfor efter emne. Resten finder du her, eller ring:',
  },
  write: { en: 'Write to us', sv: 'Skriv till oss', da: 'Skriv til os' },
  topics: { en: 'Topics', sv: 'Ämnen', da: 'Emner' },
  desk: { en: 'Customer service', sv: 'Kundtjänst', da: 'Kundeservice' },
})
