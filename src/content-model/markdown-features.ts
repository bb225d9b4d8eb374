/** The additions to ordinary Markdown: a term on a line, and its description after `: ` on the next. */
export const markdownFeatures = { definitionList: true }
