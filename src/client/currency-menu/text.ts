import { defineText } from '../../i18n/text.ts'

/** Shown after a change of currency has emptied the basket. `{currency}` is the code of the previous one. */
export const text = defineText({
  emptied: {
    en: 'The basket has been emptied: its prices were in {currency}.',
    sv: 'Varukorgen har tömts: priserna var i {currency}.',
    da: 'Kurven er tømt: priserne var i {currency}.',
  },
  undo: { en: 'Undo', sv: 'Ångra', da: 'Fortryd' },
  close: { en: 'Close', sv: 'Stäng', da: 'Luk' },
})
