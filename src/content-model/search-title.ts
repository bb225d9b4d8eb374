import type { DetailKind } from './detail-pages.ts'
import type { Entry } from './entries.ts'

/** The title in search results, link previews and feeds, since a guide's own title is only the country. */
export const searchTitle = ({ text }: Pick<Entry<DetailKind>, 'text'>): string =>
  'searchTitle' in text ? text.searchTitle : text.title
