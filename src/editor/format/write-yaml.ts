import { parse } from 'yaml'
import { isFields } from './values.ts'

export type Quote = "'" | '"'

/** What older readers of YAML take for yes, no or a number of seconds. */
const isAmbiguous = (text: string) => /^(?:y|n|yes|no|on|off)$|^\d+(?::\d+)+$/i.test(text)

/** Whether a text needs no quotes: it is read as itself, in a list of one line too. */
function isPlain(text: string): boolean {
  if (isAmbiguous(text) || /^\s|\s$|\n|: |:$| #|^[&*!|>%@`'"#?-]|[[\]{},]/.test(text)) return false
  try {
    return parse(`[${text}]`, { schema: 'core' })[0] === text
  } catch {
    return false
  }
}

/** A text in quotes. What single quotes cannot hold stands in double ones. */
const quoted = (text: string, quote: Quote) =>
  quote === "'" && !/[\n\r\t\p{Cc}]/u.test(text) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text)

/**
 * A single value as YAML.
 *
 * @param always the quotes that the text had before; without any, it gets `quote` only where it needs some
 */
export function writeScalar(value: unknown, quote: Quote, always?: Quote): string {
  if (typeof value !== 'string') return String(value)
  if (always) return quoted(value, always)
  if (isPlain(value)) return value
  return quoted(value, value.includes("'") ? '"' : quote)
}

/** A value on one line: `[a, b]`, `{ from: a }`. */
export function writeFlow(value: unknown, quote: Quote): string {
  if (Array.isArray(value)) return `[${value.map(item => writeFlow(item, quote)).join(', ')}]`
  if (!isFields(value)) return writeScalar(value, quote)
  const fields = Object.entries(value).map(
    ([name, field]) => `${writeScalar(name, quote)}: ${writeFlow(field, quote)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const isScalar = (value: unknown) => !Array.isArray(value) && !isFields(value)

/** Whether a value stands on its name's line: a single one, and a list of single ones. */
export function isInline(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isScalar)
  return !isFields(value) || Object.keys(value).length === 0
}

/** A field with its value, each line with the indent before it and a line break after it. */
export function writeField(name: string, value: unknown, indent: string, quote: Quote): string {
  const start = `${indent}${writeScalar(name, quote)}:`
  return isInline(value)
    ? `${start} ${writeFlow(value, quote)}\n`
    : `${start}\n${writeBlock(value, `${indent}  `, quote)}`
}

/** An item of a list. */
export function writeItem(value: unknown, indent: string, quote: Quote, isFlow = false): string {
  if (isFlow || isInline(value)) return `${indent}- ${writeFlow(value, quote)}\n`
  const inner = `${indent}  `
  return `${indent}- ${writeBlock(value, inner, quote).slice(inner.length)}`
}

/** A list or fields on lines of their own. */
export function writeBlock(value: unknown, indent: string, quote: Quote): string {
  if (Array.isArray(value)) return value.map(item => writeItem(item, indent, quote)).join('')
  if (!isFields(value)) return `${indent}${writeScalar(value, quote)}\n`
  return Object.entries(value)
    .map(([name, field]) => writeField(name, field, indent, quote))
    .join('')
}
