import { load, YAMLException } from 'js-yaml'
import type { Fault } from './fault.ts'
import { offsetFinder } from './find-offset.ts'

export type FieldPath = readonly PropertyKey[]

/** One file of `content/`, read as Astro reads it. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** What its YAML or front matter says. */
  readonly data: unknown
  /** Why it could not be read. */
  readonly unreadable?: Fault
  /** A fault of a field; of a missing field, at what should hold it. */
  fault(field: FieldPath, message: string): Fault
  /** A fault at a place of the text. */
  faultAt(offset: number, field: string, message: string): Fault
}

/** The front matter of a Markdown file. */
const frontMatter = /^\uFEFF?---([\s\S]*?\n)---/

/** @param path as `content/guides/x/sv.md` */
export function readSource(path: string, text: string): SourceFile {
  const [front, inner = ''] = (path.endsWith('.md') && frontMatter.exec(text)) || []
  const yaml = path.endsWith('.md') ? inner : text
  const start = front === undefined ? 0 : front.indexOf('---') + 3
  const offsetOf = offsetFinder(yaml)
  const faultAt = (offset: number, field: string, message: string): Fault => {
    const before = text.slice(0, offset).split('\n')
    return { path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, field, message }
  }
  return {
    path,
    text,
    ...readYaml(yaml, fault => faultAt(start + fault.at, 'YAML', fault.message)),
    fault: (field, message) =>
      faultAt(start + offsetOf(field), field.map(String).join('.') || 'file', message),
    faultAt,
  }
}

function readYaml(yaml: string, faultOf: (fault: { at: number; message: string }) => Fault) {
  try {
    return { data: load(yaml) ?? {} }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const at = Math.min(error.mark?.position ?? 0, yaml.length)
    return { data: undefined, unreadable: faultOf({ at, message: `cannot be read: ${error.reason}` }) }
  }
}
