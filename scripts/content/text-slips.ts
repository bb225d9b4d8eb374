import { type Content, localeTexts } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { markdownOf } from '../../src/content-model/rules/markdown-text.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { passagesOf } from './passages.ts'

/** What is written in place of a straight quotation mark. */
const quotes: Readonly<Record<Locale, string>> = { en: '“ ”', sv: '” ”', da: '» «' }

/** Characters of the longest text that somebody reads: ten times a long guide. */
const mostCharacters = 200_000

const tooLong = (file: SourceFile): Fault[] =>
  file.text.length > mostCharacters
    ? [file.fault([], `has ${file.text.length} characters: was something pasted that does not belong here?`)]
    : []

/** A figure's name with one brace on either side. */
const singleBrace = /(?<!\{)\{[a-z]\w*\}(?!\})/giu

/** The level of the first heading is the page's own: a text may stand in a section. */
function headingJumps(file: SourceFile): Fault[] {
  const { headings } = markdownOf(file)
  return headings.flatMap(({ at, depth }, index) => {
    const before = headings[index - 1]?.depth ?? depth
    return depth > before + 1
      ? [
          file.faultAt(
            at,
            'heading',
            `is of level ${depth} below one of level ${before}: no level is left out`,
          ),
        ]
      : []
  })
}

const slipsOf = (file: SourceFile): Fault[] =>
  passagesOf(file).flatMap(passage => [
    ...[...passage.text.matchAll(singleBrace)].map(({ index, 0: found }) =>
      passage.note(index, 'figure', `${found} is shown as it stands: a figure has two braces, {${found}}`),
    ),
    ...[...passage.text.matchAll(/"/g)].map(({ index }) =>
      passage.note(index, 'quotes', `a straight quotation mark: write ${quotes[passage.locale]}`),
    ),
  ])

/** Links to our own site with its address: they leave the reader's language, and the site that is being looked at. */
const ownLinks = (file: SourceFile, hosts: readonly string[]): Fault[] =>
  markdownOf(file).links.flatMap(({ at, target }) =>
    URL.canParse(target) && hosts.includes(new URL(target).hostname.replace(/^www\./, ''))
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
 * Slips that a reader sees and no schema knows.
 *
 * @param ownHosts hosts of our own site that are configured
 */
export function textSlipNotes({ entries, single }: Content, ownHosts: readonly string[]): Fault[] {
  const mailHost = single.site?.data.trader.email.split('@')[1]
  const hosts = mailHost === undefined ? ownHosts : [...ownHosts, mailHost]
  return Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ texts }) =>
      localeTexts<unknown>(texts).flatMap(({ file }) => [
        ...tooLong(file),
        ...headingJumps(file),
        ...slipsOf(file),
        ...ownLinks(file, hosts),
      ]),
    ),
  )
}
