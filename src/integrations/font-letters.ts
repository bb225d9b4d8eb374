/**
 * The letters of the site's fonts. A page is set in two files with only these letters, and loads a third and a fourth
 * only if it shows a letter of `rareRange`. A test looks through all built pages for a letter that is in neither.
 */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const nordic = 'åäöæøÅÄÖÆØ'
const neighbours = 'àáâãçèéêëíîñóôßùúüýÁÉÚÜ'
const marks = '\u00a0\u00ad–’“”«»…·§©×−€£'

export const letters = ascii + nordic + neighbours + marks

/** Letters of Central and Eastern Europe, the Baltic and Turkey, for names of stations, as `unicode-range`. */
export const rareRange = 'U+0100-017F,U+0218-021B'

/** The same as letters. */
export const rareLetters = [
  [0x100, 0x17f],
  [0x218, 0x21b],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map(code => String.fromCodePoint(code))
  .join('')
