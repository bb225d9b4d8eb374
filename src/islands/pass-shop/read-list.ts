import { cleanLine } from '../../shared/clean-text.ts'
import { type IsoDay, isIsoDay } from '../../shared/iso-day.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'

/** One row of a list of travellers. */
export interface ListedTraveller {
  readonly name: string
  readonly lastName: string
  readonly birth: IsoDay
}

export interface ReadList {
  readonly people: readonly ListedTraveller[]
  /** The numbers of the lines that could not be read, counted from 1. */
  readonly wrong: readonly number[]
}

/** `5.5.1990`, `05/05/1990`: the day comes first, as in our readers' countries. */
const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

function birthOf(written: string): IsoDay | undefined {
  const [, day = '', month = '', year] = dayFirst.exec(written) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written
  return isIsoDay(iso) ? iso : undefined
}

/**
 * Reads a list of travellers, one on each line: first names, last name and birth date, with commas, semicolons or tabs
 * between them, as a spreadsheet copies them.
 *
 *     readList('Ida; Ås; 1990-05-05').people // => [{ name: 'Ida', lastName: 'Ås', birth: '1990-05-05' }]
 */
export function readList(text: string): ReadList {
  const people: ListedTraveller[] = []
  const wrong: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (cleanLine(line) === '') continue
    const [name, lastName, written = ''] = line.split(/[,;\t]/).map(cleanLine)
    const birth = birthOf(written)
    if (name && lastName && birth && people.length < basketLimits.travellers)
      people.push({ name, lastName, birth })
    else wrong.push(index + 1)
  }
  return { people, wrong }
}
