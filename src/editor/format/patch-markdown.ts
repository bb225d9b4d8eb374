import { patchYaml } from './patch-yaml.ts'
import { type Fields, isFields } from './values.ts'
import { readYaml } from './yaml-source.ts'

/** A Markdown file: fields between two lines of hyphens, then the text. */
const parts = /^---\n([\s\S]*?)^---$\n?/m

/** The name of the text below the fields in an editor's form. */
const body = 'body'

/** `readMarkdown('---\ntitle: Norway\n---\n## Getting there\n') // => { title: 'Norway', body: '## Getting there' }` */
export function readMarkdown(text: string): Fields {
  const [front = '', fields = ''] = parts.exec(text) ?? []
  const read = readYaml(fields)
  return { ...(isFields(read) ? read : {}), [body]: text.slice(front.length).trim() }
}

/** A Markdown file after a form has changed its fields or its text; unchanged parts keep their bytes. */
export function patchMarkdown(before: string, { [body]: text, ...fields }: Fields): string {
  const [front = '', yaml = ''] = parts.exec(before) ?? []
  const old = before.slice(front.length)
  const next = typeof text === 'string' ? text.trim() : ''
  const gap = /^\s*/.exec(old)?.[0] ?? ''
  return `---\n${patchYaml(yaml, fields, '"')}---\n${next === old.trim() ? old : `${gap}${next}\n`}`
}
