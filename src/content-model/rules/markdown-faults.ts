import type { EntryKind } from '../entry-shapes.ts'
import { externalTarget, linkTarget } from '../link-targets.ts'
import { refusedMarkup } from '../markup.ts'
import { type Content, localeTexts, type SourceEntry } from './content.ts'
import type { Fault } from './fault.ts'
import { linksOf, markdownOf, maxDepth } from './markdown-text.ts'
import type { PublishedContent } from './published-content.ts'
import type { SourceFile } from './source-file.ts'

/** Links and markup of every text: dead links, other protocols, pictures, and HTML that a text may not contain. */
export function markdownFaults({ entries }: Content, published: PublishedContent): Fault[] {
  return Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(entry =>
      localeTexts<unknown>(entry.texts).flatMap(({ file }) => textFaults(file, entry, published)),
    ),
  )
}

function textFaults(file: SourceFile, entry: SourceEntry<EntryKind>, published: PublishedContent): Fault[] {
  const { headings, pictures, html, tooDeepAt } = markdownOf(file)
  if (tooDeepAt !== undefined)
    return [
      file.faultAt(
        tooDeepAt,
        'text',
        `has more than ${maxDepth} quotes or lists inside each other, which cannot be read; allowed: a few`,
      ),
    ]
  return [
    ...headings
      .filter(({ depth }) => depth === 1)
      .map(({ at }) =>
        file.faultAt(at, 'heading', 'must begin with ## or more; # is the title, which the page has'),
      ),
    ...pictures.map(({ at }) =>
      file.faultAt(at, 'picture', 'a text has no pictures of its own; allowed: words, lists, tables'),
    ),
    ...linksOf(file).flatMap(({ target, at }) => linkFault(target, at, file, entry, published)),
    ...html.flatMap(part =>
      refusedMarkup(part.html).map(({ at, message }) => file.faultAt(part.at + at, 'markup', message)),
    ),
  ]
}

function linkFault(
  target: string,
  at: number,
  file: SourceFile,
  entry: SourceEntry<EntryKind>,
  published: PublishedContent,
): Fault[] {
  if (externalTarget.test(target)) return []
  const named = linkTarget(target)
  if ('refused' in named) return [file.faultAt(at, 'link', named.refused)]
  if (named.kind === 'page' || named.kind === 'list') return []
  const why = published.whyNot(entry, named.kind, named.id)
  return why ? [file.faultAt(at, 'link', `dead link "${target}": ${why}`)] : []
}
