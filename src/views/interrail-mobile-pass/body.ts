/** The page's Markdown, taken apart where drawings go in between. All parts are HTML. */
export interface BodyParts {
  /** Before the first heading. */
  readonly intro: string
  /** The heading above the steps, and what stands between it and the first step. */
  readonly stepsHead: string
  /** One for each step, from its heading on. */
  readonly steps: readonly string[]
  /** The section with the table of numbers. */
  readonly numbers: string
  /** All that follows. */
  readonly rest: string
}

/** What stands before the first heading, and each heading with what follows it. */
function atHeadings(tag: 'h2' | 'h3', html: string): { head: string; sections: string[] } {
  const pieces = html.split(new RegExp(`(?=<${tag}[ >])`))
  return html.startsWith(`<${tag}`)
    ? { head: '', sections: pieces }
    : { head: pieces[0] ?? '', sections: pieces.slice(1) }
}

/** The drawn stop of the line carries the number. */
const withoutNumber = (html: string) => html.replace(/^(<h3[^>]*>)\s*\d+\.\s*/, '$1')

/**
 * Takes the body apart by its headings: a section with a `###` for each step, then one with a table of numbers.
 *
 * @param where the content file, for errors
 * @param count how many steps are drawn
 * @throws where the sections do not stand in this order, or the steps are not as many as the drawings
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
  if (!numbers.includes('<table')) {
    throw new Error(`${where}: the second ## section must have the table of numbers`)
  }
  return { intro, stepsHead, steps: steps.map(withoutNumber), numbers, rest: rest.join('') }
}
