import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content } from '../../src/content-model/rules/content.ts'
import { editorSchemas } from './editor-schemas.ts'

/** Writes the schemas that `.vscode/settings.json` names. */
export async function writeEditorSchemas(root: string, content: Content): Promise<void> {
  for (const { path, schema } of editorSchemas(content)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), JSON.stringify(schema))
  }
}
