import type { EntryKind } from '../entry-shapes.ts'
import { isPublished } from '../published.ts'
import type { Content, SourceEntry } from './content.ts'

/** What an entry may name: what is shown whenever the entry itself is shown. */
export interface PublishedContent {
  /** Whether this build shows an entry. */
  readonly isShown: (entry: SourceEntry<EntryKind>) => boolean
  /** Why an entry may not be named, in words that say what is allowed; `undefined` if it may. */
  readonly whyNot: (
    from: SourceEntry<EntryKind> | undefined,
    kind: EntryKind,
    id: string,
  ) => string | undefined
}

/** @param all whether drafts and later entries are shown too: in development, and in the host's previews */
export function publishedContent(content: Content, now: Date, all: boolean): PublishedContent {
  const isShown = ({ facts: { data } }: SourceEntry<EntryKind>) => all || isPublished(data, now)
  const folders = new Set(content.files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
  return {
    isShown,
    whyNot(from, kind, id) {
      const mayBeNamed = (entry: SourceEntry<EntryKind>) => isShown(entry) || (from && !isShown(from))
      const entry = content.entries[kind].get(id)
      // A file with an invalid shape is reported for that.
      if (!entry) {
        if (folders.has(`content/${kind}/${id}`)) return undefined
        const allowed = [...content.entries[kind].values()].filter(mayBeNamed).map(other => other.id)
        return `no published entry "${id}"; allowed: ${allowed.sort().join(', ')}`
      }
      if (!mayBeNamed(entry))
        return `no published entry "${id}": it is a draft, or its publishAt is still to come`
      return undefined
    },
  }
}
