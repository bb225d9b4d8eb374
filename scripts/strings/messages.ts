import ts from 'typescript'
import { defaultLocale, locales } from '../../src/i18n/locales.ts'

/** A file of the code, by its path from the root. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** One text that a translator sees. */
export interface Message {
  /**
   * Its place, the same in every language: `src/islands/checkout/text.ts thanks`, with a number if there are several.
   */
  readonly context: string
  /** As written in the code: `{name}` and `${count}` stand for variable parts. */
  readonly english: string
  /** The texts in the other languages, for comparison. */
  readonly others: readonly string[]
  /** Empty if there is none yet. */
  readonly translation: string
}

/** A translator's texts, by the message's context. */
export type Translations = ReadonlyMap<string, string>

/** A text in all languages: `{ en: 'Send', sv: 'Skicka', da: 'Send' }`. */
interface TranslatedNode {
  readonly name: string
  /** The value of each language. */
  readonly values: ReadonlyMap<string, ts.Expression>
  /** The position for a further language. */
  readonly end: number
}

type StringNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression

/** Finds the texts of a file with their translation into one language, which may be a new one. */
export function findMessages(source: Source, locale: string): Message[] {
  return translatedNodes(source).flatMap(node => {
    const texts = (name: string) => stringsIn(node.values.get(name)).map(wordsOf)
    const own = texts(locale)
    const others = locales.filter(name => name !== locale && name !== defaultLocale).map(texts)
    return texts(defaultLocale).map((english, index) => ({
      context: contextOf(source, node, index),
      english,
      others: others.flatMap(list => list[index] ?? []),
      translation: own[index] ?? '',
    }))
  })
}

/**
 * The text of a file with translations inserted. A language that an object lacks is added to it, in the form of the
 * English text, once all texts of the object are translated.
 *
 * @throws if a translation lacks a variable part of its English text
 */
export function withTranslations(source: Source, locale: string, translations: Translations): string {
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = []
  for (const node of translatedNodes(source)) {
    const english = node.values.get(defaultLocale)
    const own = node.values.get(locale)
    const form = own ?? english
    if (!form) continue
    const texts = stringsIn(form).map((text, index) => {
      const context = contextOf(source, node, index)
      const words = translations.get(context) ?? ''
      if (words !== '') checkPlaceholders(context, wordsOf(text), words)
      return { text, words }
    })
    const changed = texts.filter(({ text, words }) => words !== '' && words !== wordsOf(text))
    const inside = changed.map(({ text, words }) => ({
      from: text.getStart(),
      to: text.end,
      text: quoted(words, text),
    }))
    if (own) edits.push(...inside)
    else if (texts.every(({ words }) => words !== '')) {
      const start = form.getStart()
      const shifted = inside.map(({ from, to, text }) => ({ from: from - start, to: to - start, text }))
      edits.push({ from: node.end, to: node.end, text: `, ${locale}: ${edit(form.getText(), shifted)}` })
    }
  }
  return edit(source.text, edits)
}

const contextOf = ({ path }: Source, { name }: TranslatedNode, index: number) =>
  `${path} ${name}${index === 0 ? '' : ` ${index + 1}`}`

function edit(
  text: string,
  edits: readonly { readonly from: number; readonly to: number; readonly text: string }[],
): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: words }) => rest.slice(0, from) + words + rest.slice(to), text)
}

/** The objects of a file with a text in every language of the site; objects inside others are part of those. */
function translatedNodes({ path, text }: Source): TranslatedNode[] {
  // In a component only the part between its fences is code.
  const [, fence = ''] = path.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text) ?? []) : ['', text]
  const offset = path.endsWith('.astro') ? '---\n'.length : 0
  const code = `${' '.repeat(offset)}${fence}`
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kindOf(path))
  const found: TranslatedNode[] = []
  const names = new Map<string, number>()
  const visit = (node: ts.Node, name: string): void => {
    const own = nameOf(node) ?? ''
    const whole = [name, own].filter(Boolean).join('.')
    if (ts.isObjectLiteralExpression(node)) {
      const values = new Map(
        node.properties.flatMap(property =>
          ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
            ? [[property.name.text, property.initializer] as const]
            : [],
        ),
      )
      const last = node.properties.at(-1)
      if (last && locales.every(locale => isText(values.get(locale)))) {
        const count = (names.get(whole) ?? 0) + 1
        names.set(whole, count)
        found.push({ name: count === 1 ? whole : `${whole} (${count})`, values, end: last.end })
        return
      }
    }
    node.forEachChild(child => visit(child, whole))
  }
  visit(file, '')
  return found
}

/** Whether a value is a text, a list of texts or a function that makes one; other objects by language are settings. */
const isText = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  ((ts.isArrayLiteralExpression(value) && value.elements.every(isText)) ||
    ts.isStringLiteral(value) ||
    ts.isNoSubstitutionTemplateLiteral(value) ||
    ts.isTemplateExpression(value) ||
    ts.isArrowFunction(value))

const kindOf = (path: string) => (path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    return node.name?.getText().replace(/^'|'$/g, '')
  return undefined
}

/** The strings with letters in an expression, in order. */
function stringsIn(expression: ts.Expression | undefined): StringNode[] {
  const found: StringNode[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateExpression(node)
    ) {
      if (/\p{L}/u.test(wordsOf(node))) found.push(node)
      return
    }
    // A string in a comparison is not shown to anybody.
    if (ts.isBinaryExpression(node) && /[=<>]=/.test(node.operatorToken.getText())) return
    node.forEachChild(visit)
  }
  if (expression) visit(expression)
  return found
}

/** A text as the translator sees it: a template with its `${…}`. */
const wordsOf = (node: StringNode) =>
  ts.isTemplateExpression(node)
    ? node.head.text +
      node.templateSpans
        .map(({ expression, literal }) => `\${${expression.getText()}}${literal.text}`)
        .join('')
    : node.text

/** The text in the quotation marks of its place. */
const quoted = (words: string, node: StringNode) =>
  ts.isStringLiteral(node)
    ? `'${escaped(words).replaceAll("'", "\\'")}'`
    : `\`${words
        .split(expressionInText)
        .map((part, index) => (index % 2 ? part : escaped(part).replace(/`|\$(?=\{|$)/g, '\\$&')))
        .join('')}\``

const escaped = (words: string) =>
  words
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u00a0', '\\u00a0')

/** `${count}`. The parts of a text that is split by it are words and expressions in turn. */
const expressionInText = /(\$\{[^}]*\})/
const placeholder = new RegExp(`${expressionInText.source}|\\{[\\w.]+\\}`, 'g')

function checkPlaceholders(context: string, text: string, words: string): void {
  const inText = (value: string) => value.match(placeholder)?.sort().join(' ') ?? ''
  const [wanted, found] = [inText(text), inText(words)]
  if (wanted !== found)
    throw new Error(
      `${context}: the translation must contain ${wanted || 'no placeholder'}, but contains ${found || 'none'}`,
    )
}
