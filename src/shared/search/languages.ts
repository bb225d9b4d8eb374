import type { Translated } from '../../i18n/locales.ts'

/** Endings of folded words, and the minimum number of letters before them. */
interface Endings {
  readonly keep: number
  readonly endings: string
}

/** What the search has to know about a language. A list of words is one string, with spaces between them. */
interface SearchLanguage {
  /** Words of a query that say nothing about its subject. */
  readonly stopWords: string
  /**
   * Long endings need enough letters before them: "station" keeps its "-ation". Plural and definite forms come first in
   * each list, then the verb forms and nouns that travellers mix ("cancel", "cancellation").
   */
  readonly endings: readonly Endings[]
  /** Words whose forms differ in more than an ending: what to replace in the rest of a word, and by what. */
  readonly changingEnd: { readonly pattern: RegExp; readonly replacement: string }
  /**
   * Folded words with irregular forms, or that only look like a form of another word. A letter too few or too many makes
   * no difference.
   */
  readonly irregular: Readonly<Record<string, string>>
  /** Words that ask how to get there, which the page of a journey answers. */
  readonly travelWords: string
  /** The words before the city where a journey begins, and before the one where it ends. */
  readonly from: string
  readonly to: string
}

export const searchLanguages: Translated<SearchLanguage> = {
  en: {
    stopWords:
      'a an and are as at be by can could do does for from get have has how i if in into is it its me my need of on ' +
      'or our should so that the their there this to us was we what when where which who why will with would you your',
    endings: [
      { keep: 4, endings: 'ations ation ating ated ates ate ements ement ments ment ings ing ed' },
      { keep: 5, endings: 'ions ion' },
      { keep: 3, endings: 'es e s' },
    ],
    // "journey" and "journeys".
    changingEnd: { pattern: /(?<=..)(?:ie|y)$/, replacement: 'i' },
    irregular: {
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
    },
    travelWords:
      'by cheap cheapest connection direct fare fares fast fastest going interrail journey long many hours much night ' +
      'overnight price quickest rail railway route sleeper ticket tickets time times to train trains travel trip way',
    from: 'from',
    to: 'to',
  },
  sv: {
    stopWords:
      'alla att av behöver blir de den det där då eller en ett få får för från gör ha han har hur här i in inte ' +
      'jag kan man med mig min mitt mina måste någon något när och om på ska som så till upp ut vad var vara vart ' +
      'vi vilka vilken vilket vill är',
    endings: [
      {
        keep: 4,
        endings:
          'ationerna ationen ationer ation eringarna eringen eringar ering erade erat erad erar era ' +
          'ningarna ningen ningar ning ingarna ingen ingar ing ande ade at ad as',
      },
      { keep: 3, endings: 'arna orna erna arnas ornas ernas ar or er en et an a' },
    ],
    // "cykel" and "cyklar".
    changingEnd: { pattern: /(?<=..[^aeiouy])eln?$/, replacement: 'l' },
    irregular: {
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
    },
    travelWords:
      'biljett biljetter billig billigast billigt direkt direkttåg fort interrail lång länge många nattåg pris resa resan ' +
      'resor restid resväg rutt snabbast snabbaste sträcka sätt tar timmar tid tåg tåget tågbiljett tågbiljetter tågluffa tågresa ' +
      'tågresor väg åka',
    from: 'från',
    to: 'till',
  },
  da: {
    stopWords:
      'af alle at blive bliver de den der det du eller en er et for fra få får gør ha har have hvad hvem hvilke ' +
      'hvilken hvilket hvis hvor hvordan hvornår i ikke ind jeg jer kan man med mig min mit mine må nogen noget når og om op på ' +
      'skal som så til ud var vi vil være',
    endings: [
      {
        keep: 4,
        endings:
          'ationerne ationen ationer ation eringerne eringen eringer ering erede eret erer ere ' +
          'elserne elsen elser else ningerne ningen ninger ning ingerne ingen inger ing ende ede',
      },
      { keep: 3, endings: 'erne ernes ene er en et es e s' },
    ],
    // "cykel" and "cykler".
    changingEnd: { pattern: /(?<=..[^aeiouy])eln?$/, replacement: 'l' },
    irregular: {
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
    },
    travelWords:
      'billet billetter billig billigst billigt direkte forbindelse hurtigst hurtigste interrail lang længe mange meget nattog ' +
      'pris rejse rejsen rejser rejsetid rute tager timer tid tog toget togbillet togbilletter togrejse togrejser togtur tur vej',
    from: 'fra',
    to: 'til',
  },
}
