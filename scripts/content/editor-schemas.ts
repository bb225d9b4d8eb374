import type { z } from 'astro/zod'
import { entryKinds, entryShapes } from '../../src/content-model/entry-shapes.ts'
import { connectionsShape, documentShapes, fileShapes } from '../../src/content-model/file-shapes.ts'
import { type Ids, jsonSchema } from '../../src/content-model/json-schema.ts'
import type { Content } from '../../src/content-model/rules/content.ts'

/** A schema by which editors' programs check and complete a YAML file. */
export interface EditorSchema {
  /** As in `.vscode/settings.json`. */
  readonly path: string
  /** The files to which it applies. */
  readonly files: string
  readonly schema: object
}

const folder = '.vscode/schemas'

/** A JSON Schema for each kind of YAML file, with the existing ids. */
export function editorSchemas(content: Content): EditorSchema[] {
  const ids = idsOf(content)
  const made = (name: string, files: string, shape: z.ZodType): EditorSchema => ({
    path: `${folder}/${name}.json`,
    files,
    schema: jsonSchema(shape, ids),
  })
  return [
    ...entryKinds.map(kind =>
      made(kind, `content/${kind}/*/${entryShapes[kind].file}.yaml`, entryShapes[kind].facts),
    ),
    ...Object.entries(fileShapes).map(([name, shape]) =>
      made(name.replaceAll('/', '-'), `content/${name}.yaml`, shape),
    ),
    made('connections', 'content/connections/*.yaml', connectionsShape),
    ...Object.entries(documentShapes).map(([name, shape]) =>
      // One file per locale, whose name has two letters.
      made(name, `content/documents/${name}/??.yaml`, shape),
    ),
  ]
}

function idsOf({ single, entries }: Content): Ids {
  const listed = (list: { readonly data: readonly { readonly id: string }[] } | undefined) =>
    (list?.data ?? []).map(({ id }) => id)
  const named = (kind: ReadonlyMap<string, unknown>) => [...kind.keys()]
  return {
    stations: listed(single.stations),
    operators: listed(single.operators),
    reservations: listed(single.reservations),
    guides: named(entries.guides),
    routes: named(entries.routes),
    tips: named(entries.tips),
    products: named(entries.products),
  }
}
