import { isMap, isScalar, isSeq, type Node, type Pair, parse, type YAMLMap, type YAMLSeq } from 'yaml'

/** YAML as the content is read: a day stays the text that it is. */
export const options = { schema: 'core', version: '1.2' } as const

export const readYaml = (text: string): unknown => parse(text, options) ?? {}

export type FieldsNode = YAMLMap<Node, Node | null>
export type ListNode = YAMLSeq<Node>
export type Collection = FieldsNode | ListNode

export const isFieldsNode = (node: Node): node is FieldsNode => isMap(node)
export const isListNode = (node: Node): node is ListNode => isSeq(node)

/** Whether it stands by itself where it is: a single value, and a collection in brackets. */
export const isFlow = (node: Node) => isScalar(node) || ((isMap(node) || isSeq(node)) && node.flow === true)

/** Where a value stands in its text. */
export function rangeOf({ range }: Node): [from: number, to: number] {
  if (!range) throw new Error('A node that was not read from a text has no place')
  return [range[0], range[1]]
}

export const dataOf = (node: Node | null | undefined): unknown => (node ? node.toJSON() : null)

export const nameOf = ({ key }: Pair<Node, unknown>): string => String(isScalar(key) ? key.value : key)

/** Whether a form has been emptied. A list without items and a switch that is off are values. */
export const isEmptied = (value: unknown) => value === undefined || value === null || value === ''

/** The lines of a text of YAML, and what stands in them. */
export class YamlSource {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  lineStart(at: number): number {
    return at === 0 ? 0 : this.text.lastIndexOf('\n', at - 1) + 1
  }

  lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at)
    return end < 0 ? this.text.length : end
  }

  column(at: number): number {
    return at - this.lineStart(at)
  }

  slice(node: Node): string {
    return this.text.slice(...rangeOf(node))
  }

  /** Behind the last letter of a value, without the comments and empty lines that follow. */
  endOf(node: Node): number {
    if (isListNode(node) && !isFlow(node)) {
      const last = node.items.at(-1)
      if (last) return this.endOf(last)
    }
    if (isFieldsNode(node) && !isFlow(node)) {
      const last = node.items.at(-1)
      if (last) return this.endOf(last.value ?? last.key)
    }
    return rangeOf(node)[0] + this.slice(node).trimEnd().length
  }
}
