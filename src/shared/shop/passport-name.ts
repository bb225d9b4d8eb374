/** Why a name may not be as in the passport. */
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
/** One letter, with or without a full stop. */
const initial = /^\p{L}\.?$/u

/**
 * What is unusual in a name compared with passports, which have full given names in Latin letters; `undefined` for an
 * ordinary name. An unusual name may still be right, so it is a reason to ask and not to refuse.
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

/** Whether the last name is also among the first names. */
const isRepeated = (name: string, lastName: string) =>
  ` ${name.toLowerCase()} `.includes(` ${lastName.toLowerCase()} `)
