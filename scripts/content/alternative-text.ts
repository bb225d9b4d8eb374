import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { stringAt } from './string-at.ts'

/** A screen reader announces anyway that it is a picture. */
const stockPhrases = /^(?:an? )?(?:image|picture|photo|poster|bild|foto|affisch|billede|plakat)\b/i
const [fewest, most] = [25, 220]

/** Alternative texts that say too little, too much, or what is known already. The schemas check that they exist. */
export const alternativeTextNotes = ({ entries }: Content): Fault[] =>
  [entries.guides, entries.routes, entries.tips].flatMap(kind =>
    [...kind.values()].flatMap(({ texts }) => {
      const files = Object.values(texts).map(({ file }) => file)
      return files.flatMap((file, index) => notesOf(file, files.slice(0, index)))
    }),
  )

function notesOf(file: SourceFile, before: readonly SourceFile[]): Fault[] {
  const text = stringAt(file.data, 'posterAlt')
  const note = (message: string) => [file.fault(['posterAlt'], message)]
  if (stockPhrases.test(text)) return note('says that it is a picture: say only what it shows')
  if (text.length < fewest) return note(`has ${text.length} characters: say what the picture shows`)
  if (text.length > most) return note(`has ${text.length} characters: say it in at most ${most}`)
  const same = before.find(other => stringAt(other.data, 'posterAlt') === text)
  return same ? note(`is the same as in ${same.path}: write it in this language`) : []
}
