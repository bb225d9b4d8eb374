import * as v from 'valibot'
import { type SavableList, savableList, savableListPath } from '../../shared/offline/savable.ts'

/** What may be saved of a locale and how large it is; `undefined` where that cannot be had now. */
export async function fetchList(locale: string): Promise<SavableList | undefined> {
  try {
    const answer = await fetch(savableListPath(locale))
    const parsed = v.safeParse(savableList, await answer.json())
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
