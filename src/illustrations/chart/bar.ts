/** The box of a bar, as wide as the longest bar. The style sheet stretches it to its cell. */
export const barBox = { width: 1000, height: 14 } as const

/**
 * Draws one bar of a chart as an SVG for its own table cell; the cell beside it has the number.
 *
 *     bar(25, 100, 'train') // => '<svg class="chart-bar" viewBox="0 0 1000 14" … width="250" …'
 *
 * @param most the longest bar's value, so that all bars of a chart share one scale
 * @param tone a class of the view's style sheet
 */
export function bar(value: number, most: number, tone: string): string {
  if (!(value >= 0 && most > 0 && value <= most)) throw new RangeError(`no bar for ${value} of ${most}`)
  const width = Math.round((value / most) * barBox.width)
  return (
    `<svg class="chart-bar" viewBox="0 0 ${barBox.width} ${barBox.height}" preserveAspectRatio="none" aria-hidden="true">` +
    `<rect class="chart-bar--${tone}" width="${width}" height="${barBox.height}"/></svg>`
  )
}
