import { z } from 'astro/zod'
import type { Fault } from './fault.ts'
import type { FieldPath, SourceFile } from './source-file.ts'

/** The data of a valid file. */
export interface Part<Data> {
  readonly file: SourceFile
  readonly data: Data
}

/** The content of a file if its shape is valid; otherwise every fault of its shape. */
export function checkShape<Data>(
  file: SourceFile,
  shape: z.ZodType<Data>,
): { readonly part?: Part<Data>; readonly faults: readonly Fault[] } {
  if (file.unreadable) return { faults: [file.unreadable] }
  const read = shape.safeParse(file.data)
  if (read.success) return { part: { file, data: read.data }, faults: [] }
  return { faults: read.error.issues.flatMap(issue => faultsOf(issue, file, shape)) }
}

function faultsOf(issue: z.core.$ZodIssue, file: SourceFile, shape: z.ZodType): Fault[] {
  const { path } = issue
  const meant = issuesOfOwnKind(issue)
  if (meant)
    return meant.flatMap(inner => faultsOf({ ...inner, path: [...path, ...inner.path] }, file, shape))
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsAt(shape, path).join(', ')
    return issue.keys.map(key => file.fault([...path, key], `there is no such field; allowed: ${fields}`))
  }
  const message = messageOf(issue)
  return [file.fault(path, valueAt(file.data, path) === undefined ? `is missing: ${message}` : message)]
}

/** The issues of a value as the kind that it is, if several are allowed: a name in each language may lack a language. */
function issuesOfOwnKind(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return undefined
  const ofThisKind = issue.errors.filter(
    errors => !errors.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  return ofThisKind.length === 1 ? ofThisKind[0] : undefined
}

/** For a choice of shapes, what each of them requires. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return plain(issue.message)
  const wants = issue.errors.map(one => one.map(inner => plain(inner.message)).join(', '))
  return [...new Set(wants)].join('; or ')
}

/** The schema library's names of kinds of values, in an editor's words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list',
  object: 'fields of its own',
  record: 'fields of its own',
}

/** A message in plain words. `plain('Invalid input: expected string, received undefined') // => 'must be text'` */
const plain = (message: string) =>
  message
    .replace(/^Invalid (?:input|option): expected /, 'must be ')
    .replace(/, received \w+$/, '')
    .replace(/^must be (\w+)$/, (all, kind) => (kinds[kind] ? `must be ${kinds[kind]}` : all))
    .replace(/^Too (?:small|big): expected \w+ to (?:be|have) /, 'must be ')

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )
}

/** The names of the fields of an object to which a path leads. */
function fieldsAt(shape: unknown, path: FieldPath): string[] {
  const [key, ...rest] = path
  if (shape instanceof z.ZodDefault || shape instanceof z.ZodOptional) return fieldsAt(shape.unwrap(), path)
  if (shape instanceof z.ZodPipe) return fieldsAt(shape.in, path)
  if (shape instanceof z.ZodUnion)
    return [...new Set(shape.options.flatMap(option => fieldsAt(option, path)))].sort()
  if (key === undefined) return shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
  if (shape instanceof z.ZodArray) return fieldsAt(shape.element, rest)
  if (shape instanceof z.ZodRecord) return fieldsAt(shape.valueType, rest)
  return shape instanceof z.ZodObject ? fieldsAt(Reflect.get(shape.shape, key), rest) : []
}
