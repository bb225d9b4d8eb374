import { entryTemplates, knownContent } from '../../content-model/known-content.ts'
import type { Content } from '../../content-model/rules/content.ts'
import type { EditorData } from '../../editor/page/new-entries.ts'
import type { NewKind } from '../../shared/new-entry/fill-templates.ts'
import { editorConfig } from './editor-config.ts'

/** All that the editor's page is given. @param root the project's folder */
export async function editorData(
  content: Content,
  root: string,
  repository: string | undefined,
): Promise<EditorData> {
  const { cms, formsOf } = editorConfig(content, repository)
  const withTemplates = async (kind: NewKind) => ({
    ...formsOf(kind),
    templates: await entryTemplates(kind, root),
  })
  return {
    cms,
    forms: {
      guides: await withTemplates('guides'),
      routes: await withTemplates('routes'),
      tips: await withTemplates('tips'),
      faq: await withTemplates('faq'),
    },
    known: knownContent(content),
  }
}
