import { iconShapes } from '../illustrations/icons.ts'

/**
 * Puts the drawings of icons into a page in place of what leads to the sheet. An island draws from the sheet, since its
 * script would carry the drawings; a page that did so would ask for the sheet before its first paint.
 *
 *     drawIcons('<svg><use href="/icons.svg#i-plus"/></svg>') // => '<svg><path d="M12 4v16M4 12h16"/></svg>'
 */
export const drawIcons = (html: string): string =>
  html.replace(/<use href="\/icons\.svg#i-(\w+)"\/>/g, (_, name: string) => iconShapes(name))
