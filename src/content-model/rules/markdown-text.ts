import Slugger from 'github-slugger'
import { markdownToMdast } from 'satteri'
import { cleanAnchors } from '../anchors.ts'
import { markdownFeatures } from '../markdown-features.ts'
import type { SourceFile } from './source-file.ts'

/** Words that belong together, with the position of each part in the file. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'cell'
  readonly text: string
  readonly runs: readonly { readonly text: string; readonly at: number }[]
}
export interface Link {
  readonly at: number
  readonly target: string
  /** The text of the link; empty for a definition. */
  readonly text: string
}
interface Heading {
  readonly at: number
  readonly depth: number
  readonly text: string
}

/** A Markdown text, parsed as for the pages. Positions are offsets in the file. */
export interface MarkdownText {
  readonly headings: readonly Heading[]
  readonly links: readonly Link[]
  readonly blocks: readonly Block[]
  /** HTML that the editor wrote. */
  readonly html: readonly { readonly at: number; readonly html: string }[]
  readonly pictures: readonly { readonly at: number }[]
  /** The number of rows in its tables, without headings. */
  readonly rows: number
  /** The position of a part that is nested too deeply to be read. The other fields are then empty. */
  readonly tooDeepAt?: number
}

/** The maximum depth of nested parts, since each level takes a recursive call. */
export const maxDepth = 50

const known = new WeakMap<SourceFile, MarkdownText>()

/** The text of a file. Each file is parsed once, however many rules use it. */
export function markdownOf(file: SourceFile): MarkdownText {
  const text = known.get(file) ?? read(file.text)
  known.set(file, text)
  return text
}

/** The links of a text, those in HTML included. */
export function linksOf(file: SourceFile): readonly Omit<Link, 'text'>[] {
  const { links, html } = markdownOf(file)
  const inHtml = html.flatMap(part =>
    [...part.html.matchAll(/\shref="([^"]*)"/gi)].map(({ index, 1: target = '' }) => ({
      at: part.at + index + 1,
      target,
    })),
  )
  return [...links, ...inHtml]
}

/** The anchors of a text's headings, as on its page. */
export function anchorsOf(file: SourceFile): readonly string[] {
  const slugger = new Slugger()
  const headings = markdownOf(file).headings.map(({ text, depth }) => ({
    text,
    depth,
    slug: slugger.slug(text),
  }))
  const clean = cleanAnchors(headings)
  return headings.map(({ slug }) => clean.get(slug) ?? slug)
}

type Node = ReturnType<typeof markdownToMdast>
type Writable<Type> = {
  -readonly [Key in keyof Type]: Type[Key] extends readonly (infer One)[] ? One[] : Type[Key]
}

function read(source: string): MarkdownText {
  const found: Writable<MarkdownText> = {
    headings: [],
    links: [],
    blocks: [],
    html: [],
    pictures: [],
    rows: 0,
  }
  const tree = markdownToMdast(source, { features: { ...markdownFeatures, frontmatter: true } })
  const tooDeepAt = tooDeepIn(tree)
  if (tooDeepAt !== undefined) return { ...found, tooDeepAt }
  visit(tree, source, found)
  return found
}

/** The position of a part whose content is nested too deeply. It is found level by level, without recursion. */
function tooDeepIn(tree: Node): number | undefined {
  let level: { readonly node: Node; readonly at: number }[] = [{ node: tree, at: 0 }]
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level
    if (depth > maxDepth) return first?.at
    level = level.flatMap(({ node, at }) => {
      const children: readonly Node[] = 'children' in node ? node.children : []
      // The position of the outermost part is the most useful one in the message.
      return children.map(child => ({
        node: child,
        at: depth === 0 ? (child.position?.start.offset ?? 0) : at,
      }))
    })
  }
  return undefined
}

const blockKinds = {
  heading: 'heading',
  descriptionTerm: 'heading',
  paragraph: 'paragraph',
  tableCell: 'cell',
} as const
const isBlock = (type: string): type is keyof typeof blockKinds => Object.hasOwn(blockKinds, type)

function visit(node: Node, source: string, found: Writable<MarkdownText>): void {
  const at = node.position?.start.offset ?? 0
  if (node.type === 'image' || node.type === 'imageReference') found.pictures.push({ at })
  else if (node.type === 'link') found.links.push({ at, target: node.url, text: wordsOf(node) })
  else if (node.type === 'definition') found.links.push({ at, target: node.url, text: '' })
  else if (node.type === 'html') found.html.push({ at, html: source.slice(at, node.position?.end.offset) })
  else if (node.type === 'heading') found.headings.push({ at, depth: node.depth, text: wordsOf(node) })
  else if (node.type === 'table') found.rows += node.children.length - 1
  if (isBlock(node.type)) {
    const runs = [...runsOf(node)]
    found.blocks.push({ kind: blockKinds[node.type], runs, text: runs.map(run => run.text).join('') })
  }
  if ('children' in node) for (const child of node.children) visit(child, source, found)
}

/** The words that are read, without code, whose names are not words. */
function* runsOf(node: Node): Generator<Block['runs'][number]> {
  if (node.type === 'text') yield { text: node.value, at: node.position?.start.offset ?? 0 }
  else if ('children' in node) for (const child of node.children) yield* runsOf(child)
}

const wordsOf = (node: Node): string => {
  if ('children' in node) return node.children.map(wordsOf).join('')
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}
