import type { Entry } from './entries.ts'
import type { DetailKind } from './paths.ts'

/** The title that search results, link previews and feeds show: a guide's own says only the country. */
export const searchTitle = ({ text }: Pick<Entry<DetailKind>, 'text'>): string =>
  'searchTitle' in text ? text.searchTitle : text.title
