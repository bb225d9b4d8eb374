import { locales } from '../../i18n/locales.ts'
import { expiredClaims } from '../expired-claims.ts'
import { externalTarget, linkTarget } from '../link-targets.ts'
import { type Content, localeOf, localeTexts } from './content.ts'
import { type Fault, fileFault } from './fault.ts'
import { linksOf } from './markdown-text.ts'
import type { SourceFile } from './source-file.ts'

/** What an editor should look at, without stopping the build: missing translations, links to them, expired claims. */
export function notesOf(content: Content, now: Date): Fault[] {
  const { entries, files } = content
  const paths = new Set(files.map(file => file.path))
  return Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ facts: { file, data }, texts }) => {
      const folder = file.path.slice(0, file.path.lastIndexOf('/'))
      const missing = locales
        .map(locale => `${folder}/${locale}.md`)
        .filter(path => !paths.has(path))
        .map(path => fileFault(path, 'the translation is missing'))
      const expired =
        'claims' in data
          ? expiredClaims(data.claims, now).map(({ index, message }) =>
              file.fault(['claims', index], message),
            )
          : []
      const links = localeTexts<unknown>(texts).flatMap(text => untranslatedLinks(text.file, content, paths))
      return [...missing, ...expired, ...links]
    }),
  )
}

/** Links to entries that are not written in the language of the text. The page leads to their list instead. */
function untranslatedLinks(file: SourceFile, { entries }: Content, paths: ReadonlySet<string>): Fault[] {
  return linksOf(file).flatMap(({ target, at }) => {
    const named = externalTarget.test(target) ? undefined : linkTarget(target)
    if (!named || 'refused' in named || named.kind === 'page' || named.kind === 'list') return []
    const { kind, id } = named
    const locale = localeOf(file)
    const entry = entries[kind].get(id)
    if (!entry || paths.has(`content/${kind}/${id}/${locale}.md`)) return []
    const there = Object.keys(entry.texts).join(', ')
    return [
      file.faultAt(
        at,
        'link',
        `"${target}" is not written in ${locale}, so that the page leads to its list; there is: ${there}`,
      ),
    ]
  })
}
