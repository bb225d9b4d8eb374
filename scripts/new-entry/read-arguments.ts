import type { Content } from '../../src/content-model/rules/content.ts'
import { type NewEntryRequest, type NewKind, newKinds } from '../../src/shared/new-entry/fill-templates.ts'
import { slugOf } from '../../src/shared/slug-of.ts'
import { StartError } from '../server/start-error.ts'

const kinds = Object.keys(newKinds) as NewKind[]

const usage = `Write: npm run new ${Object.values(newKinds).join('|')} <name>, as npm run new guide moldova; or npm run new connection <from> <to> <minutes>`

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
  if (!kind) throw new StartError(`There is no new "${word}". ${usage}`)
  const [name, ...more] = names
  if (!name) throw new StartError(`What is the ${word} called? ${usage}`)
  const better = slugOf([name, ...more].join(' '))
  if (name !== better || more.length > 0)
    throw new StartError(
      `A name has small letters a–z, digits and hyphens${better ? `: npm run new ${word} ${better}` : ''}`,
    )
  const folder = `content/${kind}/${name}`
  if (files.some(({ path }) => path.startsWith(`${folder}/`)))
    throw new StartError(`${folder} is there already; choose another name, or change that one`)
  return { kind, name }
}
