import { isPageName, pageRow } from '../../routing/href.ts'
import type { PageName } from '../../routing/table.ts'
import type { EntryKind } from '../entry-shapes.ts'
import { linkTarget } from '../link-targets.ts'
import { type Content, localeOf, localeTexts, type SourceEntry } from './content.ts'
import type { Fault } from './fault.ts'
import { anchorsOf, markdownOf } from './markdown-text.ts'

/** Links to a place on a page (`#heading`, `guide:sweden#with-a-pass`) that the page does not have. */
export const anchorFaults = (content: Content): Fault[] =>
  Object.values(content.entries).flatMap(kind =>
    [...kind.values()].flatMap(entry =>
      localeTexts<unknown>(entry.texts).flatMap(({ file }) =>
        markdownOf(file).links.flatMap(({ target, at }) => {
          const anchor = target.split('#')[1]
          if (anchor === undefined) return []
          const there = target.startsWith('#')
            ? anchorsIn(entry, file.path)
            : anchorsOfTarget(content, target, file.path)
          if (!there || there.includes(anchor)) return []
          return [
            file.faultAt(
              at,
              'link',
              `dead link "${target}": the page has no such place; allowed: ${there.map(one => `#${one}`).join(', ')}`,
            ),
          ]
        }),
      ),
    ),
  )

/** The anchors of the page that a link names; `undefined` if the page is not all text, or does not exist. */
function anchorsOfTarget(content: Content, target: string, path: string): readonly string[] | undefined {
  const named = linkTarget(target)
  if ('refused' in named || named.kind === 'list') return undefined
  if (named.kind === 'page' && !isAllText(named.id)) return undefined
  const entry = content.entries[named.kind === 'page' ? 'pages' : named.kind].get(named.id)
  return entry && anchorsIn(entry, path)
}

/** The anchors of an entry's page in the language of the file with the link; `undefined` if it is not all text. */
function anchorsIn(
  { kind, id, facts, texts }: SourceEntry<EntryKind>,
  path: string,
): readonly string[] | undefined {
  const isPage = kind === 'pages' && isPageName(id) && isAllText(id)
  const own = isPage ? [] : drawn[kind]
  const locale = localeOf({ path })
  const file = locale && texts[locale]?.file
  if (!own || !file) return undefined
  const days = 'days' in facts.data ? facts.data.days : []
  return [...anchorsOf(file), ...own, ...days.map((_, index) => `day-${index + 1}`)]
}

/** Whether all anchors of a page are those of its text. */
const isAllText = (page: PageName) => ['text-page', 'interrail'].includes(pageRow(page).view ?? page)

/** The anchors that the page of each kind has besides those of its text. */
const drawn: Partial<Record<EntryKind, readonly string[]>> = {
  guides: ['map', 'there-by', 'routes'],
  routes: ['price-title'],
  tips: [],
}
