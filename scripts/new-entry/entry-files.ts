import { entryTemplates, knownContent } from '../../src/content-model/known-content.ts'
import type { Content } from '../../src/content-model/rules/content.ts'
import { fillTemplates, type NewEntryRequest } from '../../src/shared/new-entry/fill-templates.ts'

/** The files of a new entry by their path: its facts and a text in every language, from `templates/`. */
export async function entryFiles(
  request: NewEntryRequest,
  content: Content,
  now: Date,
): Promise<Map<string, string>> {
  return fillTemplates(request, await entryTemplates(request.kind, process.cwd()), knownContent(content), now)
}
