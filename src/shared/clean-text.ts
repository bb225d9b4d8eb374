/** What shows nothing of its own: marks of direction, joiners, fillers, tags and notes between the lines. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** Those that letters and emoji are joined and chosen by. */
const shaping = /^(?:\u200c|\u200d|\p{Variation_Selector})$/u

/**
 * One line as it is kept: without what nobody sees, and without space at its ends. Two names that look alike are then the
 * same, and one of invisible characters alone is empty.
 *
 *     cleanLine(' I\u200bda ') // => 'Ida'
 */
export const cleanLine = (value: string): string => value.toWellFormed().replace(invisible, '').trim()

/**
 * Several lines as they are kept. Joiners and variation selectors stay: emoji and some scripts need them. A browser sends
 * line breaks as CR LF and `maxlength` counts them as one; other control characters say nothing.
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
