import { defineText } from '../../i18n/text.ts'

/** The gift card's words besides those of its fields. Code that shows them fills in `{…}`. */
export const text = defineText({
  card: { en: 'Gift card for train travel', sv: 'Presentkort på tågresor', da: 'Gavekort til togrejser' },
  noCode: {
    en: 'Preview only: this is not a means of payment. The code will come by e-mail once the card is paid for, and is valid for {months} months.',
    sv: 'Förhandsvisning, inget betalmedel. Koden kommer per e-post när kortet är betalt och gäller i {months} månader.',
    da: 'Forhåndsvisning, ikke et betalingsmiddel. Koden kommer på e-mail, når kortet er betalt, og gælder i {months} måneder.',
  },
  preview: { en: 'Preview', sv: 'Förhandsvisning', da: 'Forhåndsvisning' },
  save: {
    en: 'Save the preview as a PDF, or print it',
    sv: 'Spara förhandsvisningen som PDF eller skriv ut den',
    da: 'Gem forhåndsvisningen som PDF, eller udskriv den',
  },
  fileName: {
    en: 'Gift card, preview',
    sv: 'Presentkort, förhandsvisning',
    da: 'Gavekort, forhåndsvisning',
  },
  ownCurrency: {
    en: 'You can use a card only for orders in its own currency. To choose another, use the currency menu at the top of the page.',
    sv: 'Ett kort gäller bara för beställningar i sin egen valuta. Du byter valuta i menyn högst upp på sidan.',
    da: 'Et kort gælder kun til bestillinger i sin egen valuta. Du skifter valuta i menuen øverst på siden.',
  },
  another: { en: 'Add another gift card', sv: 'Välj ett presentkort till', da: 'Vælg et gavekort til' },
})

export type GiftText = ReturnType<typeof text>
