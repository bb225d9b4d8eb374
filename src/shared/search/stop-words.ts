import type { Locale, Translated } from '../../i18n/locales.ts'
import { fold } from './fold.ts'

const words = (list: string) => new Set(list.split(' ').map(fold))

/** Words of a query that say nothing about its subject. */
const stopWords: Translated<ReadonlySet<string>> = {
  en: words(
    'a an and are as at be by can could do does for from get have has how i if in into is it its me my need of on ' +
      'or our should so that the their there this to us was we what when where which who why will with would you your',
  ),
  sv: words(
    'alla att av behöver blir de den det där då eller en ett få får för från gör ha han har hur här i in inte ' +
      'jag kan man med mig min mitt mina måste någon något när och om på ska som så till upp ut vad var vara vart ' +
      'vi vilka vilken vilket vill är',
  ),
  da: words(
    'af alle at blive bliver de den der det du eller en er et for fra få får gør ha har have hvad hvem hvilke ' +
      'hvilken hvilket hvis hvor hvordan hvornår i ikke ind jeg jer kan man med mig min mit mine må nogen noget når og om op på ' +
      'skal som så til ud var vi vil være',
  ),
}

/** Whether a word is too common to find anything useful. */
export function isStopWord(word: string, locale: Locale): boolean {
  return stopWords[locale].has(fold(word))
}
