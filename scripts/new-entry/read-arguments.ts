import type { Content } from '../../src/content-model/rules/content.ts'
import { type NewEntryRequest, type NewKind, newKinds } from '../../src/shared/new-entry/fill-templates.ts'
import { slugOf } from '../../src/shared/slug-of.ts'
import { StartError } from '../server/start-error.ts'

const kinds = Object.keys(newKinds) as NewKind[]

const usage = `Usage: npm run new ${Object.values(newKinds).join('|')} <name>, for example npm run new guide moldova; or npm run new connection <from> <to> <minutes>`

/**
 * Reads the arguments of `npm run new`.
 *
 * @throws StartError that says what to write instead
 */
export function readNewEntryArguments(
  words: readonly string[],
  { files }: Pick<Content, 'files'>,
): NewEntryRequest {
  const [word, ...names] = words
  if (word === undefined) throw new StartError(usage)
  const kind = kinds.find(one => newKinds[one] === word || one === word)
  if (!kind) throw new StartError(`"${word}" is not a kind of entry. ${usage}`)
  const [name, ...more] = names
  if (!name) throw new StartError(`The name of the ${word} is missing. ${usage}`)
  const better = slugOf([name, ...more].join(' '))
  if (name !== better || more.length > 0)
    throw new StartError(
      `A name has lower-case letters a–z, digits and hyphens${better ? `: npm run new ${word} ${better}` : ''}`,
    )
  const folder = `content/${kind}/${name}`
  if (files.some(({ path }) => path.startsWith(`${folder}/`)))
    throw new StartError(`${folder} already exists: choose another name, or edit that entry`)
  return { kind, name }
}
