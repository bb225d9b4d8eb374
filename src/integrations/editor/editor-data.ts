import { type DetailKind, detailPages } from '../../content-model/detail-pages.ts'
import { entryTemplates, knownContent } from '../../content-model/known-content.ts'
import type { Content } from '../../content-model/rules/content.ts'
import type { EditorData } from '../../editor/page/new-entries.ts'
import { locales } from '../../i18n/locales.ts'
import { href, pagesByLocale } from '../../routing/href.ts'
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
    pages: pagesOf(content),
  }
}

/** The entry that each page shows. */
function pagesOf({ entries }: Content): Record<string, string> {
  const own = pagesByLocale.flatMap(({ page, path }) =>
    entries.pages.has(page) && !path.includes('[') ? [[path, `pages/${page}`] as const] : [],
  )
  const details = (Object.keys(detailPages) as DetailKind[]).flatMap(kind =>
    [...entries[kind].values()].flatMap(({ id, texts }) =>
      locales.flatMap(locale => {
        const name = texts[locale]?.data.slug
        return name ? [[href(detailPages[kind], locale, { name }), `${kind}/${id}`] as const] : []
      }),
    ),
  )
  return Object.fromEntries([...own, ...details])
}
