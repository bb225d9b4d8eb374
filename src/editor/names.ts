/** The name under which a form carries what the file said when it was read; it is in no file. */
export const originalText = 'originalText'

/** The switch by which an editor says that the translations go with the English text; it is in no file. */
export const translationsGo = 'translationsGo'

/** The name of a file's list in its form, where the file is nothing else. */
export const listItems = 'items'

/** The files of an entry's text, as the editor writes the language in them. */
export const localeFiles = (kind: string, id: string) => `content/${kind}/${id}/{{locale}}.md`

/** The form of an entry's facts: `factsName('norway') // => 'norway-facts'` */
export const factsName = (id: string) => `${id}-facts`

/** Our ways of reading and writing files, which keep what has not changed. Markdown takes a format of this ending only. */
export const textFormat = 'kept-frontmatter'
export const yamlFormat = 'kept-yaml'
