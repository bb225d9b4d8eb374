import { externalTarget, linkTarget } from '../../src/content-model/link-targets.ts'
import { type Content, localeOf, localeTexts } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { type Link, markdownOf } from '../../src/content-model/rules/markdown-text.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** Words that are long enough to be about the subject, in any of the languages. */
const word = /\p{L}{6,}/gu
/** The number of letters that a word's forms have in common. */
const stem = 5

/** Links without any word that also occurs in their target, so that readers would not find what they expect. */
export const linkPromiseNotes = ({ entries }: Content): Fault[] =>
  Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ texts }) =>
      localeTexts<unknown>(texts).flatMap(({ file }) =>
        markdownOf(file).links.flatMap(link => {
          const target = targetOf(link, localeOf(file), entries)
          return target && !isKept(link.text, target)
            ? [
                file.faultAt(
                  link.at,
                  'link',
                  `none of the words “${link.text}” is in ${target.path}: say what readers find there`,
                ),
              ]
            : []
        }),
      ),
    ),
  )

function targetOf({ target }: Link, locale: Locale | undefined, entries: Content['entries']) {
  if (!locale || externalTarget.test(target)) return undefined
  const named = linkTarget(target)
  if ('refused' in named || named.kind === 'page' || named.kind === 'list') return undefined
  return entries[named.kind].get(named.id)?.texts[locale]?.file
}

function isKept(promise: string, { text }: SourceFile): boolean {
  const words = promise.toLowerCase().match(word) ?? []
  const there = text.toLowerCase()
  return words.length === 0 || words.some(one => there.includes(one.slice(0, stem)))
}
