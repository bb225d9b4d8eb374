import { createHash } from 'node:crypto'
import { escapeHtml } from '../shared/escape-html.ts'

/** An entry of a feed; addresses are absolute. */
export interface FeedEntry {
  /** Stays the same when the entry's title, slug or host changes. */
  readonly key: string
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly category: { readonly term: string; readonly label: string }
  readonly published: Date
  readonly updated: Date
}

export interface Feed {
  readonly key: string
  readonly language: string
  readonly title: string
  readonly subtitle: string
  readonly author: string
  /** The feed's own address. */
  readonly self: string
  /** The page whose changes the feed lists. */
  readonly url: string
  readonly entries: readonly FeedEntry[]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them in any form.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string) => escapeHtml(text.replace(forbidden, ''))

/** A permanent id (RFC 4287, 4.2.6) that contains neither host nor path: the same key always gives the same id. */
function permanentId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const entryElement = (entry: FeedEntry) => `  <entry>
    <id>${permanentId(entry.key)}</id>
    <title>${escaped(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${escaped(entry.url)}"/>
    <published>${entry.published.toISOString()}</published>
    <updated>${entry.updated.toISOString()}</updated>
    <category term="${escaped(entry.category.term)}" label="${escaped(entry.category.label)}"/>
    <summary>${escaped(entry.summary)}</summary>
  </entry>
`

/** Programs fetch the whole feed each time; the list pages have the older entries. */
const longest = 100

/**
 * An Atom feed (RFC 4287), the latest change first. A feed without entries has never changed, so it is dated by the
 * epoch.
 */
export function atomFeed(feed: Feed): string {
  const entries = [...feed.entries]
    .sort((one, other) => other.updated.getTime() - one.updated.getTime())
    .slice(0, longest)
  const updated = entries[0]?.updated ?? new Date(0)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(feed.language)}">
  <id>${permanentId(feed.key)}</id>
  <title>${escaped(feed.title)}</title>
  <subtitle>${escaped(feed.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(feed.url)}"/>
  <author><name>${escaped(feed.author)}</name></author>
  <updated>${updated.toISOString()}</updated>
${entries.map(entryElement).join('')}</feed>
`
}
