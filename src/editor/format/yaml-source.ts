import { isMap, isScalar, isSeq, type Node, type Pair, parse, type YAMLMap, type YAMLSeq } from 'yaml'

/** YAML as the content is read: dates stay texts. */
export const options = { schema: 'core', version: '1.2' } as const

export const readYaml = (text: string): unknown => parse(text, options) ?? {}

export type FieldsNode = YAMLMap<Node, Node | null>
export type ListNode = YAMLSeq<Node>
export type Collection = FieldsNode | ListNode

export const isFieldsNode = (node: Node): node is FieldsNode => isMap(node)
export const isListNode = (node: Node): node is ListNode => isSeq(node)

/** Whether a value is written without a block: a single value, or a collection in brackets. */
export const isFlow = (node: Node) => isScalar(node) || ((isMap(node) || isSeq(node)) && node.flow === true)

/** The position of a value in its text. */
export function rangeOf({ range }: Node): [from: number, to: number] {
  if (!range) throw new Error('A node that was not read from a text has no position')
  return [range[0], range[1]]
}

export const dataOf = (node: Node | null | undefined): unknown => (node ? node.toJSON() : null)

export const nameOf = ({ key }: Pair<Node, unknown>): string => String(isScalar(key) ? key.value : key)

/** Whether a form's field was emptied. A list without items and a switch that is off are values. */
export const isEmptied = (value: unknown) => value === undefined || value === null || value === ''

/** A YAML text, with the positions of its lines and values. */
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

  /** The end of a value, without the comments and empty lines that follow. */
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
