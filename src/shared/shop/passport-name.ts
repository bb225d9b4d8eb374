/** Why a name may not be the one in the passport. */
export type NameDoubt =
  | 'nickname'
  | 'comma'
  | 'digits'
  | 'no-letters'
  | 'other-letters'
  | 'no-capital'
  | 'initial'
  | 'repeated'

export interface FullName {
  readonly name: string
  readonly lastName: string
}

const quoted = /["“”„«»()[\]{}]|(?:^|\s)['‘’‚].+['’](?:\s|$)/u
const foreignLetter = /[^\P{L}\p{Script=Latin}]/u
const isWithoutCapital = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase()
/** One letter, with a full stop or without. */
const initial = /^\p{L}\.?$/u

/**
 * What makes a name unlike those in passports, whose given names are written out, in Latin letters; `undefined` for an ordinary
 * one. A name may be right all the same: it is something to ask, and no reason to refuse.
 *
 *     nameDoubt({ name: 'William "Bill"', lastName: 'Ås' }) // => 'nickname'
 */
export function nameDoubt({ name, lastName }: FullName): NameDoubt | undefined {
  const both = [name, lastName]
  if (both.some(text => quoted.test(text))) return 'nickname'
  if (both.some(text => /[,;]/.test(text))) return 'comma'
  if (both.some(text => /\d/.test(text))) return 'digits'
  if (both.some(text => !/\p{L}/u.test(text))) return 'no-letters'
  if (both.some(text => foreignLetter.test(text))) return 'other-letters'
  if (both.some(isWithoutCapital)) return 'no-capital'
  if (both.some(text => initial.test(text))) return 'initial'
  return isRepeated(name, lastName) ? 'repeated' : undefined
}

/** The last name stands among the first names too. */
const isRepeated = (name: string, lastName: string) =>
  ` ${name.toLowerCase()} `.includes(` ${lastName.toLowerCase()} `)
