import { iconShapes } from '../illustrations/icons.ts'

/**
 * Replaces the references to the icon sheet in a page with the drawings. Islands use the sheet, since their scripts
 * would otherwise contain the drawings; a page that used it would request the sheet before its first paint.
 *
 *     drawIcons('<svg><use href="/icons.svg#i-plus"/></svg>') // => '<svg><path d="M12 4v16M4 12h16"/></svg>'
 */
export const drawIcons = (html: string): string =>
  html.replace(/<use href="\/icons\.svg#i-(\w+)"\/>/g, (_, name: string) => iconShapes(name))
