import { type Content, localeTexts } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { markdownOf } from '../../src/content-model/rules/markdown-text.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { languages } from './languages.ts'
import { passagesOf } from './passages.ts'

/** Ten times the characters of a long guide. */
const mostCharacters = 200_000

const tooLong = (file: SourceFile): Fault[] =>
  file.text.length > mostCharacters
    ? [file.fault([], `has ${file.text.length} characters: was something pasted that does not belong here?`)]
    : []

/** A figure's name with one brace on either side. */
const singleBrace = /(?<!\{)\{[a-z]\w*\}(?!\})/giu

/** A text without quotes ends at a number sign, as in `title: Sweden #1`; a comment has a space after it. */
const cutText = /^[\w-]+:[ \t]+[^'"\s].*[ \t](#[^\s#].*)$/gm

const cutTexts = (file: SourceFile): Fault[] =>
  [...file.text.slice(0, file.text.indexOf('\n---', 3)).matchAll(cutText)].map(
    ({ index, 0: line, 1: rest = '' }) =>
      file.faultAt(
        index + line.length - rest.length,
        'YAML',
        `“${rest}” is left out, since # begins a comment: put the whole text in quotes`,
      ),
  )

/** Headings that skip a level. The first may have any level, since some texts are shown inside a section. */
function headingJumps(file: SourceFile): Fault[] {
  const { headings } = markdownOf(file)
  return headings.flatMap(({ at, depth }, index) => {
    const before = headings[index - 1]?.depth ?? depth
    return depth > before + 1
      ? [
          file.faultAt(
            at,
            'heading',
            `is level ${depth} under a heading of level ${before}: do not skip a level`,
          ),
        ]
      : []
  })
}

const slipsOf = (file: SourceFile): Fault[] =>
  passagesOf(file).flatMap(passage => [
    ...[...passage.text.matchAll(singleBrace)].map(({ index, 0: found }) =>
      passage.note(index, 'figure', `${found} is printed as it is: a figure has two braces, {${found}}`),
    ),
    ...[...passage.text.matchAll(/"/g)].map(({ index }) =>
      passage.note(index, 'quotes', `a straight quotation mark: write ${languages[passage.locale].quotes}`),
    ),
  ])

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** Links to our own site by its address, which leave the reader's language and a preview. */
const ownLinks = (file: SourceFile, hosts: readonly string[]): Fault[] =>
  markdownOf(file).links.flatMap(({ at, target }) =>
    URL.canParse(target) && hosts.includes(withoutWww(new URL(target).hostname))
      ? [
          file.faultAt(
            at,
            'link',
            `${target} is on our own site: link by name, as guide:norway or page:contact-us`,
          ),
        ]
      : [],
  )

/**
 * Visible mistakes that no schema finds.
 *
 * @param ownHosts the configured hosts of our own site
 */
export function textSlipNotes({ entries, single }: Content, ownHosts: readonly string[]): Fault[] {
  const mailHost = single.site?.data.trader.email.split('@')[1]
  const hosts = [...ownHosts, ...(mailHost === undefined ? [] : [mailHost])].map(withoutWww)
  return Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ texts }) =>
      localeTexts<unknown>(texts).flatMap(({ file }) => [
        ...tooLong(file),
        ...cutTexts(file),
        ...headingJumps(file),
        ...slipsOf(file),
        ...ownLinks(file, hosts),
      ]),
    ),
  )
}
