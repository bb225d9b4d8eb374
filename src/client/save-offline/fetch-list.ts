import * as v from 'valibot'
import { type SavableList, savableList, savableListPath, savableOn } from '../../shared/offline/savable.ts'

/** Everything that can be saved in a locale on this host, with sizes; `undefined` if it cannot be fetched now. */
export async function fetchList(locale: string): Promise<SavableList | undefined> {
  try {
    const answer = await fetch(savableListPath(locale))
    const parsed = v.safeParse(savableList, await answer.json())
    return parsed.success ? savableOn(parsed.output, location.host) : undefined
  } catch {
    return undefined
  }
}
