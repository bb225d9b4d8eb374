import type { Locale, Translated } from '../../i18n/locales.ts'
import { fold, squeeze } from './fold.ts'

/** Endings of folded words, and the minimum number of letters before them. */
interface Endings {
  readonly keep: number
  readonly endings: readonly string[]
}

const byLength = (endings: string) => endings.split(' ').sort((a, b) => b.length - a.length)

/**
 * Long endings need enough letters before them: "station" keeps its "-ation". Plural and definite forms come first in
 * each list, then the verb forms and nouns that travellers mix ("cancel", "cancellation").
 */
const endings: Translated<readonly Endings[]> = {
  en: [
    { keep: 4, endings: byLength('ations ation ating ated ates ate ements ement ments ment ings ing ed') },
    { keep: 5, endings: byLength('ions ion') },
    { keep: 3, endings: byLength('es e s') },
  ],
  sv: [
    {
      keep: 4,
      endings: byLength(
        'ationerna ationen ationer ation eringarna eringen eringar ering erade erat erad erar era ' +
          'ningarna ningen ningar ning ingarna ingen ingar ing ande ade at ad as',
      ),
    },
    { keep: 3, endings: byLength('arna orna erna arnas ornas ernas ar or er en et an a') },
  ],
  da: [
    {
      keep: 4,
      endings: byLength(
        'ationerne ationen ationer ation eringerne eringen eringer ering erede eret erer ere ' +
          'elserne elsen elser else ningerne ningen ninger ning ingerne ingen inger ing ende ede',
      ),
    },
    { keep: 3, endings: byLength('erne ernes ene er en et es e s') },
  ],
}

const squeezed = (stems: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(stems).map(([word, stem]) => [squeeze(word), squeeze(stem)]))

/**
 * Folded words with irregular forms, or that only look like a form of another word. A letter too few or too many makes
 * no difference.
 */
const irregular: Translated<ReadonlyMap<string, string>> = {
  en: squeezed({
    children: 'child',
    kids: 'child',
    kid: 'child',
    people: 'person',
    persons: 'person',
    late: 'late',
    lost: 'lose',
    loss: 'lose',
    bought: 'buy',
    paid: 'pay',
  }),
  sv: squeezed({
    paket: 'paket',
    internet: 'internet',
    betalt: 'betal',
    kopt: 'kop',
    tappat: 'tap',
    tappad: 'tap',
    stulen: 'stul',
    stulet: 'stul',
    taxin: 'taxi',
    norrsken: 'norrsken',
    norrskenet: 'norrsken',
  }),
  da: squeezed({
    born: 'barn',
    bornene: 'barn',
    borns: 'barn',
    billet: 'bilet',
    toilet: 'toilet',
    internet: 'internet',
    natter: 'nat',
    pris: 'pris',
    naterne: 'nat',
    betalt: 'betal',
    kobt: 'kob',
    mistet: 'mist',
    hander: 'hand',
    taxan: 'taxa',
    taxar: 'taxa',
  }),
}

/**
 * The common stem of a word's forms in a language: singular and plural, definite forms, the most common verb forms. It
 * is simple on purpose: a stem need not be a word, and the search handles typing errors.
 *
 *     stem('biljetterna', 'sv') === stem('biljett', 'sv') // => true
 */
export function stem(word: string, locale: Locale): string {
  const folded = fold(word)
  const exception = irregular[locale].get(squeeze(folded))
  if (exception !== undefined) return exception
  const cut = squeeze(withoutEnding(folded, endings[locale]))
  // "cykel" and "cykler", "journey" and "journeys" differ in more than an ending.
  return locale === 'en' ? cut.replace(/(?<=..)(?:ie|y)$/, 'i') : cut.replace(/(?<=..[^aeiouy])eln?$/, 'l')
}

function withoutEnding(word: string, groups: readonly Endings[]): string {
  for (const { keep, endings } of groups) {
    const ending = endings.find(end => word.endsWith(end) && word.length - end.length >= keep)
    if (ending !== undefined) return word.slice(0, -ending.length)
  }
  return word
}
