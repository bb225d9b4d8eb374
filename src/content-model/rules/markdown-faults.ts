import { markdownToMdast } from 'satteri'
import type { EntryKind } from '../entry-shapes.ts'
import { linkTarget, outward } from '../link-targets.ts'
import { refusedMarkup } from '../markup.ts'
import { type Content, localeOf, localeTexts, type SourceEntry } from './content.ts'
import type { Fault } from './fault.ts'
import type { Shown } from './shown.ts'
import type { SourceFile } from './source-file.ts'

/** Links and markup of every text: dead links, other protocols, pictures, and HTML that a text may not hold. */
export function markdownFaults({ entries }: Content, shown: Shown): Fault[] {
  return Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(entry =>
      localeTexts<unknown>(entry.texts).flatMap(({ file }) => textFaults(file, entry, shown)),
    ),
  )
}

function textFaults(file: SourceFile, entry: SourceEntry<EntryKind>, shown: Shown): Fault[] {
  return partsOf(file).flatMap(part => {
    if (part.kind === 'picture')
      return [
        file.faultAt(part.at, 'picture', 'a text has no pictures of its own; allowed: words, lists, tables'),
      ]
    if (part.kind === 'link') return linkFault(part.target, part.at, file, entry, shown)
    return [
      ...refusedMarkup(part.html).map(({ at, message }) => file.faultAt(part.at + at, 'markup', message)),
      ...[...part.html.matchAll(/\shref="([^"]*)"/gi)].flatMap(({ index, 1: target = '' }) =>
        linkFault(target, part.at + index + 1, file, entry, shown),
      ),
    ]
  })
}

function linkFault(
  target: string,
  at: number,
  file: SourceFile,
  entry: SourceEntry<EntryKind>,
  shown: Shown,
): Fault[] {
  if (outward.test(target)) return []
  const named = linkTarget(target)
  if ('refused' in named) return [file.faultAt(at, 'link', named.refused)]
  if (named.kind === 'page' || named.kind === 'list') return []
  const why = shown.whyNot(entry, named.kind, named.id, localeOf(file))
  return why ? [file.faultAt(at, 'link', `dead link "${target}": ${why}`)] : []
}

type TextPart =
  | { readonly kind: 'link'; readonly at: number; readonly target: string }
  | { readonly kind: 'html'; readonly at: number; readonly html: string }
  | { readonly kind: 'picture'; readonly at: number }

const known = new WeakMap<SourceFile, readonly TextPart[]>()

/** What of a text needs looking at, as the parser sees it that makes the pages. */
function partsOf(file: SourceFile): readonly TextPart[] {
  const parts = known.get(file) ?? [...walk(markdownToMdast(file.text, markdown), file.text)]
  known.set(file, parts)
  return parts
}

const markdown = { features: { frontmatter: true } }

type Node = ReturnType<typeof markdownToMdast>

function* walk(node: Node, text: string): Generator<TextPart> {
  const at = node.position?.start.offset ?? 0
  if (node.type === 'image' || node.type === 'imageReference') yield { kind: 'picture', at }
  else if (node.type === 'link' || node.type === 'definition') yield { kind: 'link', at, target: node.url }
  else if (node.type === 'html') yield { kind: 'html', at, html: text.slice(at, node.position?.end.offset) }
  if ('children' in node) for (const child of node.children) yield* walk(child, text)
}
