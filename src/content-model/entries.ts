import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import type { MarkdownHeading } from 'astro'
import { type Locale, locales } from '../i18n/locales.ts'
import { cleanAnchors, replaceAnchors, withAnchors } from './anchors.ts'
import { perContent } from './content-version.ts'
import { type EntryIndex, indexEntries } from './entry-index.ts'
import type { EntryKind } from './entry-shapes.ts'
import { figureFiller } from './facts.ts'
import { isPublished, showsUnpublished } from './published.ts'

/** The collections of facts, and the collection of each one's translations. */
const textsOf = {
  guides: 'guideTexts',
  routes: 'routeTexts',
  tips: 'tipTexts',
  faq: 'faqTexts',
  pages: 'pageTexts',
  products: 'productTexts',
  campaigns: 'campaignTexts',
} as const satisfies Record<EntryKind, CollectionKey>

const showsAll = showsUnpublished(import.meta.env.DEV, process.env['CONTEXT'])

type TextsOf<Kind extends EntryKind> = (typeof textsOf)[Kind]

/** One entry in one locale: its facts, its text with the figures filled in, and its Markdown as HTML. */
export interface Entry<Kind extends EntryKind> {
  readonly kind: Kind
  readonly id: string
  readonly locale: Locale
  readonly facts: CollectionEntry<Kind>['data']
  readonly text: CollectionEntry<TextsOf<Kind>>['data']
  /** Rendered Markdown whose links by name are not resolved yet: show it with `Prose`. */
  readonly html: string
  readonly headings: readonly MarkdownHeading[]
}

/**
 * The parts of an entry that the pages of other entries may show. It leaves out what changes with each edit of its
 * text, so that an edit changes only the entry's own page.
 */
export interface Summary<Kind extends EntryKind>
  extends Pick<Entry<Kind>, 'kind' | 'id' | 'locale' | 'text'> {
  readonly facts: Omit<Entry<Kind>['facts'], 'updated' | 'claims'>
}

/** The Markdown's headings, as the renderer leaves them beside the HTML. */
function headingsOf({ rendered }: { rendered?: { metadata?: Record<string, unknown> } }): MarkdownHeading[] {
  const headings = rendered?.metadata?.['headings']
  return Array.isArray(headings) ? headings : []
}

async function readEntries<Kind extends EntryKind>(kind: Kind): Promise<Entry<Kind>[]> {
  const [facts, texts, fill] = await Promise.all([
    getCollection(kind),
    getCollection(textsOf[kind]),
    figureFiller(),
  ])
  const text = new Map(texts.map(entry => [entry.id, entry]))
  const filled = facts
    .filter(entry => showsAll || isPublished(entry.data, new Date()))
    .flatMap(entry =>
      locales.map((locale): Entry<Kind> | undefined => {
        const translation = text.get(`${entry.id}/${locale}`)
        if (!translation) return undefined
        const where = translation.filePath ?? translation.id
        const headings = headingsOf(translation)
        const anchors = cleanAnchors(headings)
        return {
          kind,
          id: entry.id,
          locale,
          facts: entry.data,
          text: fill(translation.data, locale, where),
          html: fill(replaceAnchors(translation.rendered?.html ?? '', anchors), locale, where),
          headings: fill(withAnchors(headings, anchors), locale, where),
        }
      }),
    )
  return filled.filter(entry => entry !== undefined)
}

const indexes = perContent(() => new Map<EntryKind, Promise<EntryIndex<Entry<EntryKind>>>>())

/**
 * The published entries of a kind in every locale that they are translated into. They are read once per build, and
 * again when the content changes.
 */
export async function entryIndex<Kind extends EntryKind>(kind: Kind): Promise<EntryIndex<Entry<Kind>>> {
  const read = await indexes()
  let index = read.get(kind)
  if (!index) {
    index = readEntries(kind).then(indexEntries)
    read.set(kind, index)
  }
  return (await index) as EntryIndex<Entry<Kind>>
}

/** The published entries of a kind that are translated into a locale. */
export async function entriesIn<Kind extends EntryKind>(
  kind: Kind,
  locale: Locale,
): Promise<readonly Entry<Kind>[]> {
  return (await entryIndex(kind)).in[locale].all
}

/**
 * One entry by its id.
 *
 * @throws with the existing ids if none has that id in the locale
 */
export async function entryById<Kind extends EntryKind>(
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<Entry<Kind>> {
  const { all, byId } = (await entryIndex(kind)).in[locale]
  const entry = byId.get(id)
  if (!entry) throw noSuchEntry(kind, id, locale, all)
  return entry
}

function noSuchEntry(kind: EntryKind, id: string, locale: Locale, there: readonly { id: string }[]): Error {
  const ids = there.map(entry => entry.id).sort()
  return new Error(`content/${kind}: no published entry "${id}" in ${locale}; allowed: ${ids.join(', ')}`)
}

type RelatedKind = 'guides' | 'routes' | 'tips'
interface WithRelated {
  readonly locale: Locale
  readonly facts: { readonly related: Readonly<Record<RelatedKind, readonly string[]>> }
}

/** The related entries of one kind, in the order the editor gave; those without a translation are left out. */
export async function relatedEntries<Kind extends RelatedKind>(
  entry: WithRelated,
  kind: Kind,
): Promise<Summary<Kind>[]> {
  const { byId } = (await entryIndex(kind)).in[entry.locale]
  return entry.facts.related[kind].flatMap(id => byId.get(id) ?? [])
}
