/** The page's Markdown, split where drawings are inserted. All parts are HTML. */
export interface BodyParts {
  /** Before the first heading. */
  readonly intro: string
  /** The heading above the steps, and the text before the first step. */
  readonly stepsHead: string
  /** The heading and the text of each step. */
  readonly steps: readonly { readonly heading: string; readonly text: string }[]
  /** The section above the drawn numbers. */
  readonly numbers: string
  /** The rest. */
  readonly rest: string
}

/** The text before the first heading, and each heading with the text after it. */
function atHeadings(tag: 'h2' | 'h3', html: string): { head: string; sections: string[] } {
  const pieces = html.split(new RegExp(`(?=<${tag}[ >])`))
  return html.startsWith(`<${tag}`)
    ? { head: '', sections: pieces }
    : { head: pieces[0] ?? '', sections: pieces.slice(1) }
}

/** A step's heading, without the number, which the drawing shows, and its text. */
function stepOf(html: string): BodyParts['steps'][number] {
  const end = html.indexOf('</h3>') + '</h3>'.length
  return {
    heading: html.slice(0, end).replace(/^(<h3[^>]*>)\s*\d+\.\s*/, '$1'),
    text: html.slice(end),
  }
}

/**
 * Splits the body by its headings: a section with a `###` for each step, then one that introduces the numbers.
 *
 * @param where the content file, for errors
 * @param count how many steps are drawn
 * @throws if the sections are not in this order, or the number of steps is not that of the drawings
 */
export function bodyParts(html: string, count: number, where: string): BodyParts {
  const { head: intro, sections } = atHeadings('h2', html)
  const [stepsSection = '', numbers = '', ...rest] = sections
  const { head: stepsHead, sections: steps } = atHeadings('h3', stepsSection)
  if (steps.length !== count) {
    throw new Error(
      `${where}: the first ## section has ${steps.length} steps (###); there are ${count} drawn phones, so it must have ${count}`,
    )
  }
  if (!numbers) throw new Error(`${where}: the second ## section, about the numbers, is missing`)
  return { intro, stepsHead, steps: steps.map(stepOf), numbers, rest: rest.join('') }
}
