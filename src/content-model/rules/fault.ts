/** A fault in a content file, and its place. */
export interface Fault {
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number
  /** The field, or the part of a text: `related.routes.0`, `link`, `markup`, `figure`. */
  readonly field: string
  /** What is wrong, and what is allowed. */
  readonly message: string
}

/** A fault of a whole file, which may be missing. */
export const fileFault = (path: string, message: string): Fault => ({
  path,
  line: 1,
  column: 1,
  field: 'file',
  message,
})

/** A fault as one line. `content/guides/x/sv.md:12:4  link: dead link "guide:y"; allowed: …` */
export const faultLine = ({ path, line, column, field, message }: Fault) =>
  `${path}:${line}:${column}  ${field}: ${message}`

/** Sorts by file, and by place within it. */
export const byPlace = (one: Fault, other: Fault) =>
  one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line || one.column - other.column
