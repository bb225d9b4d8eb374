/** What texts may have beyond ordinary Markdown: a term on a line, and what is said of it after `: ` on the next. */
export const markdownFeatures = { definitionList: true }
