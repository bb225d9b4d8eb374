import type { Translated } from '../../src/i18n/locales.ts'

/** What the content report has to know about a language. */
interface ReportLanguage {
  /** The file of its dictionary in an installed package. */
  readonly dictionary: `${string}.trie` | `${string}.trie.gz`
  /** Its quotation marks, as a message shows them. */
  readonly quotes: string
  /** Abbreviations whose full stop does not end a sentence, with spaces between them. */
  readonly abbreviations: string
  /** Numbers in words, in order; several words for a number are separated by a slash. */
  readonly numbers: {
    readonly zeroToTwenty: string
    readonly tensFromThirty: string
    readonly thousand: string
  }
  /** Seasons as they stand before a year, with the month in which each ends. */
  readonly seasons: Readonly<Record<string, number>>
  /** Words for what has not happened yet. */
  readonly promises: RegExp
}

export const languages: Translated<ReportLanguage> = {
  en: {
    dictionary: '@cspell/dict-en-gb/en_GB.trie.gz',
    quotes: '“ ”',
    abbreviations: 'ca St',
    numbers: {
      zeroToTwenty:
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      tensFromThirty: 'thirty forty fifty sixty seventy eighty ninety hundred',
      thousand: 'thousand',
    },
    seasons: { 'spring of': 5, spring: 5, 'summer of': 8, summer: 8, 'autumn of': 11, autumn: 11 },
    promises:
      /\b(?:announced|promised|planned|plans to|expected|hoped|hopes to|is (?:going|due|to) |are (?:going|due|to) |will )/iu,
  },
  sv: {
    dictionary: '@cspell/dict-sv/Swedish.trie.gz',
    quotes: '” ”',
    abbreviations: 'kl ca bl nr St',
    numbers: {
      zeroToTwenty:
        'noll en/ett/första två/båda tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
      tensFromThirty: 'trettio fyrtio femtio sextio sjuttio åttio nittio hundra',
      thousand: 'tusen',
    },
    seasons: { våren: 5, sommaren: 8, hösten: 11 },
    promises:
      /(?<!\p{L})(?:utlova[dt]e?|lova[dt]e?|planera[dts]e?|väntas|hoppas|aviserat|ska (?:öppna|börja|återuppta|gå igen))(?!\p{L})/iu,
  },
  da: {
    dictionary: '@cspell/dict-da-dk/da_DK.trie',
    quotes: '» «',
    abbreviations: 'kl ca bl pr nr St eks',
    numbers: {
      zeroToTwenty:
        'nul en/et/én/ét/første to/begge tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
      tensFromThirty: 'tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede',
      thousand: 'tusind',
    },
    seasons: { foråret: 5, sommeren: 8, efteråret: 11 },
    promises:
      /(?<!\p{L})(?:lovet|annonceret|planlagt|planlægges|ventes|håber|skal (?:åbne|begynde|genåbne|køre igen))(?!\p{L})/iu,
  },
}
