import { defineText } from '../../i18n/text.ts'

/** Said once another currency has emptied the basket. `{currency}` is the code of the one before. */
export const text = defineText({
  emptied: {
    en: 'The basket has been emptied: its prices were in {currency}.',
    sv: 'Varukorgen har tömts: priserna var i {currency}.',
    da: 'Kurven er tømt: priserne var i {currency}.',
  },
  undo: { en: 'Undo', sv: 'Ångra', da: 'Fortryd' },
  close: { en: 'Close', sv: 'Stäng', da: 'Luk' },
})
