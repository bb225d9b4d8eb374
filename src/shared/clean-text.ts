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
 * Removes invisible characters from a free text, and the space around it. Joiners and variation selectors stay, because
 * emoji and some scripts need them.
 */
export const cleanFreeText = (value: string): string =>
  cleanLine(value) &&
  value
    .toWellFormed()
    .replace(invisible, mark => (shaping.test(mark) ? mark : ''))
    .trim()

/**
 * The same for a text of several lines. Line breaks become LF: a browser sends CR LF, which `maxlength` counts as one.
 * Other control characters become spaces.
 */
export const cleanParagraph = (value: string): string =>
  cleanFreeText(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
