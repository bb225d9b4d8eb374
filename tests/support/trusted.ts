import type { ESTree } from 'vite'
import { findSinks, nameOf, nodesOf, type Sink } from './find-sinks.ts'

type Node = ESTree.Node

/** Reads the text of a script that another one imports: `./a.js`. */
export type ReadScript = (file: string) => string

const policyMethods = /^create(?:HTML|Script|ScriptURL)$/

/** What a name of a script refers to: its value at the top level, or the export of another file. */
function initialValue(name: string, program: ESTree.Program, read: ReadScript): Node | undefined {
  for (const node of nodesOf(program)) {
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === name) return node.init ?? undefined
    if (node.type === 'FunctionDeclaration' && node.id && nameOf(node.id) === name) return node
    if (node.type !== 'ImportDeclaration') continue
    const found = node.specifiers.find(({ local }) => local.name === name)
    if (found?.type === 'ImportSpecifier')
      return exported(nameOf(found.imported) ?? '', read(node.source.value), read)
  }
  return undefined
}

function exported(name: string, code: string, read: ReadScript): Node | undefined {
  const { program } = findSinks(code)
  for (const node of program.body)
    if (node.type === 'ExportNamedDeclaration')
      for (const specifier of node.specifiers)
        if (nameOf(specifier.exported) === name)
          return initialValue(nameOf(specifier.local) ?? '', program, read)
  return undefined
}

/**
 * Whether a value comes from the policy: a call of one of its methods, the empty HTML, or a function that returns such
 * a call.
 */
function isTrusted(given: Node | undefined, program: ESTree.Program, read: ReadScript): boolean {
  if (!given) return false
  if (given.type === 'ChainExpression') return isTrusted(given.expression, program, read)
  if (given.type === 'LogicalExpression') return isTrusted(given.left, program, read)
  if (given.type === 'MemberExpression') return nameOf(given) === 'emptyHTML'
  if (given.type !== 'CallExpression') return false
  if (policyMethods.test(nameOf(given.callee) ?? '')) return true
  if (given.callee.type !== 'Identifier') return false
  const called = initialValue(given.callee.name, program, read)
  return called?.type === 'ArrowFunctionExpression' && isTrusted(called.body, program, read)
}

/** The sinks of a script that get a value from outside the policy. */
export function untrustedSinks(code: string, read: ReadScript): Sink[] {
  const { program, sinks } = findSinks(code)
  return sinks.filter(({ given }) => !isTrusted(given, program, read))
}
