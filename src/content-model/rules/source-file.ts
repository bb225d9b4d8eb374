import { load, YAMLException } from 'js-yaml'
import type { Fault } from './fault.ts'
import { offsetFinder } from './find-offset.ts'

export type FieldPath = readonly PropertyKey[]

/** One file of `content/`, read as Astro reads it. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** The data of its YAML or front matter. */
  readonly data: unknown
  /** Why it could not be read. */
  readonly unreadable?: Fault
  /** A fault of a field; for a missing field, at the place that should contain it. */
  fault(field: FieldPath, message: string): Fault
  /** A fault at a position of the text. */
  faultAt(offset: number, field: string, message: string): Fault
}

/** The front matter of a Markdown file. */
const frontMatter = /^\uFEFF?---([\s\S]*?\n)---/

/** Git's marks around conflicting versions of the same lines. */
const mergeMark = /^(?:<{7}|>{7})(?= )|^={7}$/m

/** @param path such as `content/guides/x/sv.md` */
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
    ...notText(path, text, front, faultAt),
    fault: (field, message) =>
      faultAt(start + offsetOf(field), field.map(String).join('.') || 'file', message),
    faultAt,
  }
}

/**
 * The fault of a file that is no text, has merge conflicts, or is Markdown without fields. It is reported alone, since
 * faults for each missing field would hide it.
 */
function notText(
  path: string,
  text: string,
  front: string | undefined,
  faultAt: SourceFile['faultAt'],
): { unreadable?: Fault } {
  const lost = text.indexOf('\uFFFD')
  if (lost >= 0)
    return {
      unreadable: faultAt(lost, 'file', 'a letter cannot be read: save the file with the encoding UTF-8'),
    }
  const nul = text.indexOf('\0')
  if (nul >= 0)
    return {
      unreadable: faultAt(nul, 'file', 'has an invisible NUL character: delete it, or write the line again'),
    }
  const merge = mergeMark.exec(text)
  if (merge)
    return {
      unreadable: faultAt(
        merge.index,
        'file',
        `${merge[0]} marks an unfinished merge: keep one of the two versions and delete the marks`,
      ),
    }
  if (front === undefined && path.endsWith('.md'))
    return {
      unreadable: faultAt(
        0,
        'file',
        'must begin with a line ---, its fields, and another line ---, then the text',
      ),
    }
  return {}
}

/** Signs with a meaning of their own where a value begins. */
const quoteStart = 'put a text that begins with @ % * & ! or ` in quotes'

/** What an editor can do about an error of the parser. */
const hints: readonly (readonly [reason: RegExp, hint: string])[] = [
  [
    /bad indentation|multiline key/,
    'put a text with a colon and a space in quotes, and begin all fields of a level in the same column',
  ],
  [
    /quoted scalar/,
    'a quote that is opened must be closed; an apostrophe within single quotes is written twice',
  ],
  [/unidentified alias|unknown tag/, quoteStart],
  [/flow collection/, 'close the bracket that is open in the line above, and put a comma between its fields'],
  [/tab characters/, 'write spaces'],
  [/duplicated/, 'each field can only be there once'],
]

const withHint = (reason: string, next: string) => {
  const hint = /^[@%`]/.test(next) ? quoteStart : hints.find(([pattern]) => pattern.test(reason))?.[1]
  return hint ? `${reason}; ${hint}` : reason
}

function readYaml(yaml: string, faultOf: (fault: { at: number; message: string }) => Fault) {
  try {
    return { data: load(yaml) ?? {} }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // What is missing at the end is missing in the last line, not in the empty one after it.
    const at = Math.min(error.mark?.position ?? 0, yaml.trimEnd().length)
    return {
      data: undefined,
      unreadable: faultOf({ at, message: `cannot be read: ${withHint(error.reason, yaml.slice(at))}` }),
    }
  }
}
