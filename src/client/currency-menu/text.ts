import { defineText } from '../../i18n/text.ts'

/** Said once another currency has emptied the basket. `{currency}` is the code of the one before. */
export const text = defineText({
  emptied: {
    en: 'Your basket has been emptied. Undo brings it back, with prices in {currency}.',
    sv: 'Varukorgen har tömts. Ångra så kommer den tillbaka, med priser i {currency}.',
    da: 'Kurven er tømt. Fortryd, så kommer den tilbage med priser i {currency}.',
  },
  undo: { en: 'Undo', sv: 'Ångra', da: 'Fortryd' },
  close: { en: 'Close', sv: 'Stäng', da: 'Luk' },
})
