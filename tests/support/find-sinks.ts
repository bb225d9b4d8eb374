import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

/** A place where a text may become HTML or a script, with its value. */
export interface Sink {
  /** `innerHTML`, `register()`, `new Worker`. */
  readonly name: string
  readonly given: Node | undefined
}

const htmlProperties = ['innerHTML', 'outerHTML', 'srcdoc', '__html']
const textMethods = [
  'insertAdjacentHTML',
  'parseFromString',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
]
const evaluating = ['eval', 'Function', 'importScripts', 'Worker', 'SharedWorker']
const timers = ['setTimeout', 'setInterval']

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** A node and all its descendants. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
}

/** The name of what is read or called: `a.b`, `a['b']` and `b` all have the name `b`. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined
}

function sinksAt(node: Node): Sink[] {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const name = nameOf(node.left) ?? ''
    return [...htmlProperties, 'src'].includes(name) ? [{ name, given: node.right }] : []
  }
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap(property => {
      const name = property.type === 'Property' ? nameOf(property.key) : undefined
      return property.type === 'Property' && name && htmlProperties.includes(name)
        ? [{ name, given: property.value }]
        : []
    })
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return []
  const name = nameOf(node.callee) ?? ''
  const [first, second] = node.arguments
  if (evaluating.includes(name)) return [{ name, given: first }]
  const isText = first?.type === 'Literal' || first?.type === 'TemplateLiteral'
  if (timers.includes(name) && isText) return [{ name, given: first }]
  const callee = node.callee.type === 'ChainExpression' ? node.callee.expression : node.callee
  if (callee.type !== 'MemberExpression') return []
  if (name === 'register') return [{ name, given: first }]
  if (/^writel?n?$/.test(name)) return nameOf(callee.object) === 'document' ? [{ name, given: first }] : []
  const attribute = name === 'setAttribute' && first ? (nameOf(first) ?? '') : ''
  if (/^(?:src|srcdoc|on\w+)$/.test(attribute)) return [{ name: `setAttribute ${attribute}`, given: second }]
  return textMethods.includes(name) ? [{ name, given: name === 'insertAdjacentHTML' ? second : first }] : []
}

/** Every sink of a script, in order. */
export function findSinks(code: string, name = 'script.js'): { program: ESTree.Program; sinks: Sink[] } {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  return { program, sinks: [...nodesOf(program)].flatMap(sinksAt) }
}
