import type { DetailKind } from './detail-pages.ts'
import type { Entry } from './entries.ts'

/** The title that search results, link previews and feeds show: a guide's own says only the country. */
export const searchTitle = ({ text }: Pick<Entry<DetailKind>, 'text'>): string =>
  'searchTitle' in text ? text.searchTitle : text.title
