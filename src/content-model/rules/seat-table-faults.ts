import { seatsMark } from '../seats-mark.ts'
import { type Content, localeTexts } from './content.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-file.ts'

/**
 * The seats of `content/reservations.yaml` are shown once in every guide, in every route, and in the tips that ask for
 * them.
 */
export function seatTableFaults({ entries }: Content): Fault[] {
  const wanted = new Set<SourceFile>()
  const tips = [...entries.tips.values()].filter(tip => tip.facts.data.reservations)
  for (const { texts } of [...entries.guides.values(), ...entries.routes.values(), ...tips])
    for (const { file } of localeTexts<unknown>(texts)) wanted.add(file)
  const texts = Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(entry => localeTexts<unknown>(entry.texts)),
  )
  return texts.flatMap(({ file }) => {
    const [first, ...more] = [...file.text.matchAll(new RegExp(seatsMark, 'g'))].map(({ index }) => index)
    if (!wanted.has(file))
      return first === undefined
        ? []
        : [file.faultAt(first, 'text', `no table of seats goes here: not ${seatsMark}`)]
    if (first === undefined)
      return [
        file.faultAt(file.text.length, 'text', `must have ${seatsMark} once, where the seats are shown`),
      ]
    return more.map(at => file.faultAt(at, 'text', `must have ${seatsMark} once only`))
  })
}
