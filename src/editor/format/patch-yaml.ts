import { isAlias, type Node, parseDocument, visit } from 'yaml'
import { align } from './align.ts'
import { patchFlow } from './patch-flow.ts'
import { type Fields, isBlank, isFields, isSame, withoutBlanks } from './values.ts'
import { isInline, type Quote, writeBlock, writeField, writeFlow, writeItem } from './write-yaml.ts'
import {
  type Collection,
  dataOf,
  type FieldsNode,
  isEmptied,
  isFieldsNode,
  isFlow,
  isListNode,
  type ListNode,
  nameOf,
  options,
  rangeOf,
  readYaml,
  YamlSource,
} from './yaml-source.ts'

/**
 * A file's YAML after a form has changed its value. Unchanged parts keep their bytes, with their comments, their quotes
 * and their lists on one line. A field that is blank in the form and absent from the file stays absent.
 *
 * @param quote for texts that now need quotes
 */
export function patchYaml(before: string, value: unknown, quote: Quote): string {
  const text = before === '' || before.endsWith('\n') ? before : `${before}\n`
  const written = patched(text, value, quote)
  // What patches cannot express, such as an anchor, is written anew.
  return written !== undefined && isSame(readYaml(written), value)
    ? written
    : writeBlock(withoutBlanks(value), '', quote)
}

function patched(text: string, value: unknown, quote: Quote): string | undefined {
  const { errors, contents } = parseDocument(text, options)
  if (errors.length > 0 || !contents || hasSigns(contents)) return undefined
  const patches = new Patches(new YamlSource(text), quote)
  return patches.patch(contents, value) ? patches.result() : undefined
}

/** Whether the text uses anchors, aliases or type tags. */
function hasSigns(contents: Node): boolean {
  let isFound = false
  visit(contents, {
    Node(_, node) {
      if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag?.startsWith('!')) isFound = true
    },
  })
  return isFound
}

/** A comment that `npm run new` and a new entry's form write beside an example. */
const unfilled = /^[ \t]*# FILL IN/

interface Patch {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** One field, or one item of a list, on lines of its own. */
interface Part {
  /** The position of its name or its dash. */
  readonly start: number
  /** The end of its last line. */
  readonly end: number
}

/** Collects the changes of a YAML text. */
class Patches {
  readonly #patches: Patch[] = []
  readonly #source: YamlSource
  readonly #quote: Quote

  constructor(source: YamlSource, quote: Quote) {
    this.#source = source
    this.#quote = quote
  }

  result(): string {
    let written = ''
    let at = 0
    for (const { from, to, text } of this.#patches.toSorted((one, other) => one.from - other.from)) {
      written += this.#source.text.slice(at, from) + text
      at = to
    }
    return written + this.#source.text.slice(at)
  }

  /** @returns whether it could be patched; if not, no patch is left, and the value must be written anew */
  patch(node: Node, value: unknown): boolean {
    const count = this.#patches.length
    const isDone = this.#tryPatch(node, value)
    if (!isDone) this.#patches.length = count
    return isDone
  }

  #tryPatch(node: Node, value: unknown): boolean {
    if (isSame(dataOf(node), value)) return true
    const isBlock = !isInline(withoutBlanks(value))
    if (isFlow(node) && !(isBlock && isBlank(dataOf(node)))) {
      const [from, to] = rangeOf(node)
      this.#replaceFilled(from, to, patchFlow(this.#source, node, value, this.#quote))
      return true
    }
    if (isFieldsNode(node) && isFields(value)) return this.#patchFields(node, value)
    return isListNode(node) && Array.isArray(value) && value.length > 0 && this.#patchList(node, value)
  }

  #replace(from: number, to: number, text: string): void {
    this.#patches.push({ from, to, text })
  }

  /** Replaces a value beside its name. A comment that asks to fill it in goes with the old value. */
  #replaceFilled(from: number, to: number, text: string): void {
    const rest = this.#source.text.slice(to, this.#source.lineEnd(to))
    this.#replace(from, unfilled.test(rest) ? to + rest.length : to, text)
  }

  /** Removes a comment above a field, or behind its name, that asks to fill it in. */
  #removeUnfilled(parts: readonly Part[], index: number, key: Node): void {
    const { text } = this.#source
    const [above, start] = [
      this.#startWithComment(parts, index),
      this.#source.lineStart(parts[index]?.start ?? 0),
    ]
    if (unfilled.test(text.slice(above, start))) this.#replace(above, start, '')
    const colon = text.indexOf(':', rangeOf(key)[1]) + 1
    const end = this.#source.lineEnd(colon)
    if (unfilled.test(text.slice(colon, end))) this.#replace(colon, end, '')
  }

  #patchFields(node: FieldsNode, value: Fields): boolean {
    const parts = this.#partsOf(node)
    const names = node.items.map(nameOf)
    const indent = ' '.repeat(this.#source.column(parts[0]?.start ?? 0))
    for (const [index, { key, value: old }] of node.items.entries()) {
      const next = value[names[index] ?? '']
      if (!isEmptied(next)) {
        if (isSame(dataOf(old), next)) continue
        if (!old || !this.patch(old, next)) this.#replaceValue(key, old, next, indent)
        this.#removeUnfilled(parts, index, key)
      } else if (!isBlank(dataOf(old)) && !this.#remove(parts, index)) return false
    }
    let previous = -1
    for (const [name, next] of Object.entries(value)) {
      const index = names.indexOf(name)
      if (index >= 0) previous = index
      else if (!isBlank(next)) {
        const field = writeField(name, withoutBlanks(next), indent, this.#quote)
        if (!this.#add(parts, previous, field)) return false
      }
    }
    return true
  }

  #patchList(node: ListNode, value: readonly unknown[]): boolean {
    const { items } = node
    const parts = this.#partsOf(node)
    const indent = ' '.repeat(this.#source.column(parts[0]?.start ?? 0))
    const hasFlowItems = items.every(item => isFlow(item) && isFieldsNode(item))
    const write = (item: unknown) => writeItem(withoutBlanks(item), indent, this.#quote, hasFlowItems)
    const steps = align([...items.keys()], value, (index, next) => isSame(dataOf(items[index]), next))
    const removed = steps.flatMap(step => (step.kind === 'removed' ? [step.old] : []))
    let previous = -1
    for (const step of steps) {
      if (step.kind === 'added') {
        // An item that has only moved keeps its text and comments.
        const moved = removed.find(index => isSame(dataOf(items[index]), step.next))
        const text = moved === undefined ? write(step.next) : this.#partWithComment(parts, moved)
        if (!this.#add(parts, previous, text)) return false
        continue
      }
      previous = step.old
      const [item, part] = [items[step.old], parts[step.old]]
      if (!item || !part) return false
      if (step.kind === 'removed') {
        if (!this.#remove(parts, step.old)) return false
      } else if (step.kind === 'changed' && !this.patch(item, step.next))
        this.#replace(part.start, part.end, write(step.next).trimStart())
    }
    return true
  }

  /** Gives a field another value, beside its name or below it. A comment on the line of the name stays. */
  #replaceValue(key: Node, old: Node | null, next: unknown, indent: string): void {
    const { text } = this.#source
    const colon = text.indexOf(':', rangeOf(key)[1]) + 1
    const isThere = old !== null && rangeOf(old)[1] > rangeOf(old)[0]
    const [from, to] = isThere ? [rangeOf(old)[0], this.#source.endOf(old)] : [colon, colon]
    const isBeside = !text.slice(colon, from).includes('\n')
    const value = withoutBlanks(next)
    if (isInline(value)) {
      const written = writeFlow(value, this.#quote)
      if (isBeside) this.#replaceFilled(from, to, from === colon ? ` ${written}` : written)
      else {
        this.#replace(colon, colon, ` ${written}`)
        this.#replace(this.#source.lineEnd(colon), to, '')
      }
      return
    }
    const block = `\n${writeBlock(value, `${indent}  `, this.#quote)}`.trimEnd()
    if (isBeside) {
      this.#replace(colon, to, '')
      this.#replace(this.#source.lineEnd(to), this.#source.lineEnd(to), block)
    } else this.#replace(this.#source.lineEnd(colon), to, block)
  }

  /** Removes a field or an item, with the comment above it. */
  #remove(parts: readonly Part[], index: number): boolean {
    const part = parts[index]
    if (!part || parts.length === 1 || this.#isBehindDash(part)) return false
    this.#replace(this.#startWithComment(parts, index), part.end, '')
    return true
  }

  /** Adds a field or an item after another, or before all of them. */
  #add(parts: readonly Part[], behind: number, text: string): boolean {
    const [first] = parts
    if (!first || (behind < 0 && this.#isBehindDash(first))) return false
    const at = parts[behind]?.end ?? this.#source.lineStart(first.start)
    this.#replace(at, at, text)
    return true
  }

  #partsOf(node: Collection): Part[] {
    const end = (last: Node) => this.#source.lineEnd(this.#source.endOf(last)) + 1
    return isListNode(node)
      ? node.items.map(item => ({
          start: this.#source.text.lastIndexOf('-', rangeOf(item)[0] - 1),
          end: end(item),
        }))
      : node.items.map(({ key, value }) => ({ start: rangeOf(key)[0], end: end(value ?? key) }))
  }

  #partWithComment(parts: readonly Part[], index: number): string {
    return this.#source.text.slice(this.#startWithComment(parts, index), parts[index]?.end)
  }

  /**
   * The start of the comment right above a part, or of its own line. A comment above the first part is about all of
   * them.
   */
  #startWithComment(parts: readonly Part[], index: number): number {
    let at = this.#source.lineStart(parts[index]?.start ?? 0)
    const limit = parts[index - 1]?.end ?? at
    while (at > limit) {
      const above = this.#source.lineStart(at - 1)
      if (!/^\s*#/.test(this.#source.text.slice(above, at))) break
      at = above
    }
    return at
  }

  /** Whether a dash precedes it on its line, as before the first field of an item. */
  #isBehindDash({ start }: Part): boolean {
    return this.#source.text.slice(this.#source.lineStart(start), start).trim() !== ''
  }
}
