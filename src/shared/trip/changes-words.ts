import { fillMessage } from '../forms/kit/fill-message.ts'

/** The number of changes of a way in words. `changesWords(2, text('en')) // => '2 changes'` */
export function changesWords(
  count: number,
  text: Readonly<Record<'direct' | 'oneChange' | 'changes', string>>,
): string {
  if (count === 0) return text.direct
  return count === 1 ? text.oneChange : fillMessage(text.changes, { count })
}
