import ts from 'typescript'

export interface Import {
  /** As written: `./text.ts`, `react`. */
  readonly from: string
  /** Whether only types are imported, which are removed from the code. */
  readonly typeOnly: boolean
  /** Whether it is in a `<script>` of an `.astro` file, which runs in the browser. */
  readonly inScript: boolean
}

/** Every import, export from, dynamic import and type import of a `.ts`, `.tsx` or `.astro` file. */
export function findImports(file: string, text: string): Import[] {
  if (!file.endsWith('.astro')) return importsOf(file, text, false)
  const [frontmatter = '', code = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? []
  const scripts = text.slice(frontmatter.length).matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)
  return [
    ...importsOf(file, code, false),
    ...[...scripts].flatMap(([, script = '']) => importsOf(file, script, true)),
  ]
}

function importsOf(file: string, code: string, inScript: boolean): Import[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found: Import[] = []
  const add = (from: ts.Node | undefined, typeOnly: boolean) => {
    if (from && ts.isStringLiteral(from)) found.push({ from: from.text, typeOnly, inScript })
  }
  const declares = file.endsWith('.d.ts')
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, declares || isTypeImport(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind))
  return found
}

/** Whether only types are imported: `import type { A }` or `import { type A }`, but not `import './a.css'`. */
function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = clause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every(element => element.isTypeOnly)
}
