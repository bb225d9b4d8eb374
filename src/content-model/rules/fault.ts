/** One thing that is wrong in a content file, and where. */
export interface Fault {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
  /** The field, or what of a text: `related.routes.0`, `link`, `markup`, `figure`. */
  readonly field: string
  /** What is wrong, and what is allowed. */
  readonly message: string
}

/** `content/guides/x/sv.md:12:4  link: dead link "guide:y"; there are: …` */
export const faultLine = ({ path, line, column, field, message }: Fault) =>
  `${path}:${line}:${column}  ${field}: ${message}`

/** By file, and by place within it. */
export const byPlace = (one: Fault, other: Fault) =>
  one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line || one.column - other.column
