import { isScalar, type Node } from 'yaml'
import { align } from './align.ts'
import { isBlank, isFields, isSame, withoutBlanks } from './values.ts'
import { isInline, type Quote, writeFlow, writeScalar } from './write-yaml.ts'
import {
  dataOf,
  isEmptied,
  isFieldsNode,
  isListNode,
  nameOf,
  rangeOf,
  type YamlSource,
} from './yaml-source.ts'

/** A single value, or a collection in brackets, with a new value: as much as possible keeps its format. */
export function patchFlow(source: YamlSource, node: Node, value: unknown, quote: Quote): string {
  if (isSame(dataOf(node), value)) return source.slice(node)
  if (isListNode(node) && Array.isArray(value)) {
    const steps = align(node.items, value, (item, next) => isSame(dataOf(item), next))
    const texts = steps.flatMap(step => {
      if (step.kind === 'removed') return []
      return step.kind === 'added'
        ? writeFlow(withoutBlanks(step.next), quote)
        : patchFlow(source, step.old, step.next, quote)
    })
    return steps.every(({ kind }) => kind === 'same' || kind === 'changed')
      ? splice(source, node, node.items, texts)
      : inBrackets(source, node, texts)
  }
  if (isFieldsNode(node) && isFields(value)) {
    const old = new Map(node.items.map(pair => [nameOf(pair), pair.value]))
    const added = Object.keys(value).filter(name => !old.has(name) && !isBlank(value[name]))
    const names = [...old.keys(), ...added].filter(name => !isEmptied(value[name]))
    const texts = names.map(name => {
      const before = old.get(name)
      return before
        ? patchFlow(source, before, value[name], quote)
        : writeFlow(withoutBlanks(value[name]), quote)
    })
    const values = [...old.values()].filter(item => item !== null)
    if (added.length === 0 && names.length === old.size && values.length === old.size)
      return splice(source, node, values, texts)
    const fields = names.map((name, index) => `${writeScalar(name, quote)}: ${texts[index]}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  const quotes = { QUOTE_DOUBLE: '"', QUOTE_SINGLE: "'" } as const
  const always = isScalar(node) ? Object.entries(quotes).find(([type]) => type === node.type)?.[1] : undefined
  return isInline(value) && !Array.isArray(value)
    ? writeScalar(value, quote, always)
    : writeFlow(withoutBlanks(value), quote)
}

/** A collection with other texts in place of its values. */
function splice({ text }: YamlSource, node: Node, values: readonly Node[], texts: readonly string[]): string {
  const [from, to] = rangeOf(node)
  let written = ''
  let at = from
  for (const [index, value] of values.entries()) {
    const [start, end] = rangeOf(value)
    written += text.slice(at, start) + texts[index]
    at = end
  }
  return written + text.slice(at, to)
}

/** A list with other items; one that took several lines keeps its width. */
function inBrackets(source: YamlSource, node: Node, items: readonly string[]): string {
  const [first = '', ...rest] = source.slice(node).split('\n')
  if (rest.length === 0 || items.length === 0) return `[${items.join(', ')}]`
  const column = source.column(rangeOf(node)[0])
  const indent = /^\s*/.exec(rest[0] ?? '')?.[0] ?? ''
  const width = Math.max(column + first.length, ...rest.map(line => line.length))
  const lines = ['[']
  let length = column + 1
  for (const [index, item] of items.entries()) {
    const piece = item + (index === items.length - 1 ? ']' : ',')
    const isFirst = index === 0
    if (!isFirst && length + 1 + piece.length > width) {
      lines.push(indent + piece)
      length = indent.length + piece.length
    } else {
      lines.push(`${lines.pop()}${isFirst ? '' : ' '}${piece}`)
      length += piece.length + (isFirst ? 0 : 1)
    }
  }
  return lines.join('\n')
}
