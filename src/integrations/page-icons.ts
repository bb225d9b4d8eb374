import { iconShapes } from '../illustrations/icons.ts'
import type { MarkupRule } from './rewrite-markup.ts'

/**
 * Replaces the references to the icon sheet in a page with the drawings. Islands use the sheet, since their scripts
 * would otherwise contain the drawings; a page that used it would request the sheet before its first paint.
 *
 *     `<svg><use href="/icons.svg#i-plus"/></svg>` becomes `<svg><path d="M12 4v16M4 12h16"/></svg>`.
 */
export const iconRule: MarkupRule = {
  pattern: /<use href="\/icons\.svg#i-\w+"\/>/,
  rewrite: use => iconShapes(/#i-(\w+)/.exec(use)?.[1] ?? ''),
}
