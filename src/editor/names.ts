/** The name under which a form carries the text of the file as it was read; no file has it. */
export const originalText = 'originalText'

/** The switch by which an editor says that the translations match the English text; no file has it. */
export const translationsMatch = 'translationsMatch'

/** The name of the list in the form of a file that consists of one list. */
export const listItems = 'items'

/** The files of an entry's text; the editor replaces `{{locale}}`. */
export const localeFiles = (kind: string, id: string) => `content/${kind}/${id}/{{locale}}.md`

/** The name of the form of an entry's facts: `factsName('norway') // => 'norway-facts'` */
export const factsName = (id: string) => `${id}-facts`

/**
 * Our formats of files, which keep unchanged parts as they are. The editor takes a format for Markdown only if its name
 * ends like this.
 */
export const textFormat = 'kept-frontmatter'
export const yamlFormat = 'kept-yaml'
