/** Keeps each date of a text on one line, by no-break spaces. `unbrokenDates('on 1 June 2027')` */
export const unbrokenDates = (words: string): string =>
  words.replace(/(\d{1,2}\.?) (\p{L}+) (\d{4})/gu, '$1\u00a0$2\u00a0$3')
