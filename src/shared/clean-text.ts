/** Characters that are invisible by themselves: direction marks, joiners, fillers, tags and interlinear annotations. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** Joiners and variation selectors, which change how the characters around them look. */
const shaping = /^(?:\u200c|\u200d|\p{Variation_Selector})$/u

/**
 * Removes invisible characters from a single line, and the space around it. Names that look the same become equal, and
 * a name made of invisible characters only becomes empty.
 *
 *     cleanLine(' I\u200bda ') // => 'Ida'
 */
export const cleanLine = (value: string): string => value.toWellFormed().replace(invisible, '').trim()

/**
 * Removes invisible characters from a text of several lines. Joiners and variation selectors stay, because emoji and some
 * scripts need them. Line breaks become LF: a browser sends CR LF, which `maxlength` counts as one. Other control
 * characters become spaces.
 */
export function cleanParagraph(value: string): string {
  if (cleanLine(value) === '') return ''
  return value
    .toWellFormed()
    .replace(invisible, mark => (shaping.test(mark) ? mark : ''))
    .trim()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
}
