import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  label: { en: 'Show only', sv: 'Visa bara', da: 'Vis kun' },
  all: { en: 'All', sv: 'Alla', da: 'Alle' },
  empty: {
    en: 'Nothing fits all of these. Take one of them away.',
    sv: 'Inget stämmer med alla val. Ta bort ett av dem.',
    da: 'Intet passer til alle valgene. Fjern et af dem.',
  },
  region: { en: 'Region', sv: 'Region', da: 'Region' },
  season: { en: 'Season', sv: 'Årstid', da: 'Årstid' },
  product: { en: 'Product', sv: 'Produkt', da: 'Produkt' },
  days: { en: 'Days', sv: 'Dagar', da: 'Dage' },
  nordic: { en: 'Nordic countries', sv: 'Norden', da: 'Norden' },
  baltic: { en: 'Baltic countries', sv: 'Baltikum', da: 'Baltikum' },
  central: { en: 'Central Europe', sv: 'Centraleuropa', da: 'Centraleuropa' },
  west: { en: 'Western Europe', sv: 'Västeuropa', da: 'Vesteuropa' },
  south: { en: 'Southern Europe', sv: 'Sydeuropa', da: 'Sydeuropa' },
  southeast: { en: 'South-eastern Europe', sv: 'Sydösteuropa', da: 'Sydøsteuropa' },
  islands: { en: 'British Isles', sv: 'Brittiska öarna', da: 'De Britiske Øer' },
  spring: { en: 'Spring', sv: 'Vår', da: 'Forår' },
  summer: { en: 'Summer', sv: 'Sommar', da: 'Sommer' },
  autumn: { en: 'Autumn', sv: 'Höst', da: 'Efterår' },
  winter: { en: 'Winter', sv: 'Vinter', da: 'Vinter' },
  week: { en: 'Up to 7', sv: 'Högst 7', da: 'Højst 7' },
  fortnight: { en: '8 to 14', sv: '8 till 14', da: '8 til 14' },
  longer: { en: '15 or more', sv: '15 eller fler', da: '15 eller flere' },
})
