/** A figure of the specification as someone might type it, and where that would have another meaning. */
interface Figure {
  readonly token: string
  readonly typed: RegExp
  /** Only in files whose path matches: elsewhere the same words may be about something else. */
  readonly where?: RegExp
}

/** Figures, and the numbers to choose from in product files. */
export type Facts = Readonly<Record<string, number | readonly number[]>>

/** Every figure with enough words around it to be unambiguous, in all three languages. */
export const figures = (facts: Facts): readonly Figure[] => {
  const destinations = Number(facts['destinations'])
  const thousands = `${Math.floor(destinations / 1000)}[.,\\s]?${String(destinations % 1000).padStart(3, '0')}`
  const of = (name: string, words: string, where?: RegExp): Figure => ({
    token: name,
    typed: new RegExp(words.replace('#', [facts[name]].flat().join('(?:, ?|/| or | eller )')), 'i'),
    ...(where ? { where } : {}),
  })
  const child = '(?:child|children|barn|barnet|børn|børnene)\\b[^.\\n]{0,30}\\b(?:under|below)'
  /** Guides and routes are about climate, boats and towns. */
  const about = /^(?!content\/(?:guides|routes)\/)/
  const giftCard = /gift|presentkort|gavekort/i
  const taxi = /taxi/i
  return [
    of('countries', '\\b#\\s(?:countries|länder|lande)\\b'),
    { token: 'destinations', typed: new RegExp(`\\b${thousands}\\s\\w*destination`) },
    of('operators', '\\b#\\s(?:\\w+\\s)?(?:operators|tågbolag|togselskaber)\\b'),
    of('youthMaxAge', '\\b(?:youth|ungdom|ung|unge)\\b[^.\\n]{0,25}\\b#\\b'),
    of('seniorAge', '\\bsenior(?:s|er)?\\b[^.\\n]{0,25}\\b#\\b(?! ?(?:min|km))'),
    of('childFreeBelow', `${child} #\\b(?! ?(?:min|km))`),
    of('childNoPassBelow', `${child} #\\b(?! ?(?:min|km))`),
    of('extraDiscountMin', `\\b#\\s?[–-]\\s?${facts['extraDiscountMax']}\\s?(?:%|per ?cent|procent)`, about),
    of('groupDiscount', '(?:group|grupp|gruppe)\\w*[^.\\n]{0,40}\\b#\\s?(?:%|per ?cent|procent)'),
    of('groupSize', '(?:groups? of|grupper? (?:på|om)) #\\b'),
    of('activationMonths', '\\b#\\s(?:months|månader|måneder)\\b', about),
    of('onlineDays', '\\b(?:every|var|hver) #(?::e|\\.)? (?:days|dag)\\b', about),
    of('giftCardMonths', '\\b#\\s(?:months|månader|måneder)\\b', giftCard),
    of('giftCardRefundWeeks', '\\b#\\s(?:weeks|veckor|uger)\\b', giftCard),
    of('japanDays', '\\b#\\b'),
    of('oneCountryDays', '\\b#\\b'),
    of('taxiCancelHours', '\\b#\\s(?:hours?|timm(?:e|ar)|timer?)\\b', taxi),
  ]
}

/** The figures that a text contains as typed numbers instead of tokens: `token: the words`. */
export function typedFigures(text: string, path: string, facts: Facts): string[] {
  return figures(facts)
    .filter(({ where }) => !where || where.test(path))
    .flatMap(({ token, typed }) => {
      const found = typed.exec(text)
      return found ? [`${path}: "${found[0]}" is {{${token}}}`] : []
    })
}
