import { satteri } from '@astrojs/markdown-satteri'
import type { MarkdownHeading } from 'astro'
import type { z } from 'astro/zod'
import { entryKinds, entryShapes } from '../../src/content-model/entry-shapes.ts'
import { connectionsShape, fileShapes } from '../../src/content-model/file-shapes.ts'
import { markdownFeatures } from '../../src/content-model/markdown-features.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'

interface CollectionItem {
  readonly id: string
  readonly data: unknown
  readonly rendered?: { readonly html: string; readonly metadata: { readonly headings: MarkdownHeading[] } }
}

const lists = ['stations', 'operators', 'reservations'] as const
const singles = ['site', 'facts', 'transfers', 'city-pairs', 'emissions'] as const

const files = new Map((await contentReader('.')()).map(file => [file.path, file]))
const renderer = await satteri({ features: markdownFeatures }).createRenderer({})

const partsOf = (path: string) =>
  path
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(1)

async function textItem(file: SourceFile, shape: z.ZodType): Promise<CollectionItem> {
  const [, folder, locale] = partsOf(file.path)
  const body = file.text.replace(/^---[\s\S]*?\n---/, '')
  const { code, metadata } = await renderer.render(body)
  const { headings } = metadata
  return {
    id: `${folder}/${locale}`,
    data: shape.parse(file.data),
    rendered: { html: code, metadata: { headings } },
  }
}

async function entryCollections(): Promise<[name: string, items: CollectionItem[]][]> {
  const all = entryKinds.map(async kind => {
    const { file, facts, text } = entryShapes[kind]
    const own = [...files.values()].filter(({ path }) => path.startsWith(`content/${kind}/`))
    const factItems = own
      .filter(({ path }) => path.endsWith(`/${file}.yaml`))
      .map(({ path, data }) => ({ id: partsOf(path)[1] ?? '', data: facts.parse(data) }))
    const markdown = own.filter(({ path }) => path.endsWith('.md'))
    const texts = await Promise.all(markdown.map(source => textItem(source, text)))
    const name = kind === 'faq' ? 'faqTexts' : `${kind.replace(/s$/, '')}Texts`
    return [
      [kind, factItems],
      [name, texts],
    ] satisfies [string, CollectionItem[]][]
  })
  return (await Promise.all(all)).flat()
}

const fileData = (name: (typeof lists | typeof singles)[number]) =>
  fileShapes[name].parse(files.get(`content/${name}.yaml`)?.data)

const listCollection = (name: (typeof lists)[number]): [string, CollectionItem[]] => [
  name,
  (fileData(name) as { id: string }[]).map(data => ({ id: data.id, data })),
]

const connections: readonly CollectionItem[] = [...files.values()]
  .filter(({ path }) => path.startsWith('content/connections/'))
  .map(({ path, data }) => ({ id: partsOf(path)[1] ?? '', data: connectionsShape.parse(data) }))

const collections = new Map<string, readonly CollectionItem[]>([
  ...(await entryCollections()),
  ...lists.map(listCollection),
  ...singles.map((name): [string, CollectionItem[]] => [
    name === 'city-pairs' ? 'cityPairs' : name,
    [{ id: name, data: fileData(name) }],
  ]),
  ['connections', connections],
])

/** `astro:content` as in the build, read from the files of `content/`: entries, their facts and what they name. */
export const getCollection = async (name: string): Promise<readonly CollectionItem[]> => {
  const items = collections.get(name)
  if (!items) throw new Error(`No collection "${name}" is read for tests`)
  return items
}

export const getEntry = async (name: string, id: string): Promise<CollectionItem | undefined> =>
  (await getCollection(name)).find(item => item.id === id)
