import type { CmsConfig, CollectionFile, Field, FileCollection } from '@sveltia/cms'
import { z } from 'astro/zod'
import { type EntryKind, entryKinds, entryShapes } from '../../content-model/entry-shapes.ts'
import type { ListedKind } from '../../content-model/fields.ts'
import { fileShapes } from '../../content-model/file-shapes.ts'
import { jsonSchema } from '../../content-model/json-schema.ts'
import type { Content } from '../../content-model/rules/content.ts'
import type { SourceFile } from '../../content-model/rules/source-file.ts'
import { isFields } from '../../editor/format/values.ts'
import {
  factsName,
  listItems,
  localeFiles,
  originalText,
  textFormat,
  translationsMatch,
  yamlFormat,
} from '../../editor/names.ts'
import { defaultLocale, locales } from '../../i18n/locales.ts'
import { type Choices, type FieldSchema, formFields, labelOf } from './form-fields.ts'

const kindLabels: Readonly<Record<EntryKind, string>> = {
  guides: 'Guides',
  routes: 'Routes',
  tips: 'Tips',
  faq: 'Questions',
  pages: 'Pages',
  products: 'Products and prices',
  campaigns: 'Campaigns',
}

/** Files for the whole site that editors change. */
const siteFiles = { site: 'Company, opening hours and closed days', facts: 'Figures' } as const
/** Long lists whose ids are used in entries; the forms offer the names. */
const listFiles = { stations: 'Stations', operators: 'Companies', reservations: 'Trains and seats' } as const

const siteNames = ['site', 'facts'] as const
const listNames = ['stations', 'operators', 'reservations'] as const
type ListName = (typeof listNames)[number]

/** The forms of an entry's facts and text. */
interface EntryForms {
  readonly facts: Field[]
  readonly text: Field[]
}

/** The configuration of the editor's page. */
interface EditorForms {
  readonly cms: CmsConfig
  /** The forms of a new entry. */
  readonly formsOf: (kind: EntryKind) => EntryForms
}

/**
 * The forms of all content, from the schemas that check it.
 *
 * Each file has a form of its own: the editor cannot express that the languages of an entry, and its facts, are files
 * of one folder.
 *
 * @param repository `owner/name`; without one, only files on the editor's own disk can be changed
 */
export function editorConfig(content: Content, repository: string | undefined): EditorForms {
  const choices = choicesOf(content)
  const formOf = (shape: z.ZodType, data?: unknown, i18n = false) =>
    formFields(jsonSchema(shape) as FieldSchema, { i18n, choices, data })
  const textForm = (kind: EntryKind) =>
    inReadingOrder(formOf(entryShapes[kind].text, undefined, true).filter(({ name }) => name !== 'lookedAt'))
  const factsForm = (kind: EntryKind, data?: unknown) => [...formOf(entryShapes[kind].facts, data), original]
  const filesOf = (kind: EntryKind) => {
    const text = textForm(kind)
    return entriesOf(content, kind).flatMap(entry =>
      entryFiles(entry, text, factsForm(kind, entry.facts.data)),
    )
  }
  const kinds = entryKinds.map(
    (kind): FileCollection => ({
      name: kind,
      label: kindLabels[kind],
      format: yamlFormat,
      files: filesOf(kind),
      i18n: true,
    }),
  )
  return {
    cms: {
      load_config_file: false,
      backend: { name: 'github', repo: repository ?? 'perrong/perrong', auth_methods: ['token'] },
      app_title: 'Perrong',
      show_preview_links: false,
      editor: { preview: false },
      media_folder: '',
      media_libraries: { default: false },
      i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
      output: { omit_empty_optional_fields: true },
      collections: [
        ...kinds,
        {
          name: 'settings',
          label: 'The whole site',
          format: yamlFormat,
          files: siteNames.map(name => ({
            name,
            label: siteFiles[name],
            file: `content/${name}.yaml`,
            fields: [...formOf(fileShapes[name], content.single[name]?.data), original],
          })),
        },
        {
          name: 'lists',
          label: 'Stations, companies and trains',
          format: yamlFormat,
          files: listNames.map(name => listFile(name, formOf)),
        },
      ],
    },
    formsOf: kind => ({ facts: factsForm(kind), text: textForm(kind) }),
  }
}

/** The text of the file as it was read, by which unchanged parts keep their bytes. */
const original: Field = { name: originalText, widget: 'hidden' }

/** In the order of the page: a form shows the fields further down only after scrolling. */
function inReadingOrder(fields: readonly Field[]): Field[] {
  const isFirst = ({ name }: Field) => ['title', 'question', 'name', 'lead'].includes(name)
  return [
    {
      name: translationsMatch,
      label: 'The translations go with the English text',
      widget: 'boolean',
      required: false,
      hint: 'Switch it on when you have read all three languages: saving then marks the translations as up to date.',
    },
    ...fields.filter(isFirst),
    { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'], required: false, i18n: true },
    ...fields.filter(field => !isFirst(field)),
    { name: 'lookedAt', widget: 'hidden', i18n: true },
    { ...original, i18n: true },
  ]
}

/** An entry by its files: one with errors has a form too. */
interface EntryName {
  readonly kind: EntryKind
  readonly id: string
  readonly label: string
  readonly facts: SourceFile
}

function entriesOf({ files }: Content, kind: EntryKind): EntryName[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  return [...byPath.values()].flatMap(facts => {
    const [, ofKind, id = '', name] = facts.path.split('/')
    if (ofKind !== kind || name !== `${entryShapes[kind].file}.yaml`) return []
    const text = byPath.get(`content/${kind}/${id}/${defaultLocale}.md`)
    return [{ kind, id, label: titleOf(text?.data) ?? labelOf(id), facts }]
  })
}

function titleOf(data: unknown): string | undefined {
  const { title, question, name } = isFields(data) ? data : {}
  return [title, question, name].find(value => typeof value === 'string')
}

/** An entry's text in all languages, and its facts. */
const entryFiles = (
  { kind, id, label, facts }: EntryName,
  text: Field[],
  factsForm: Field[],
): CollectionFile[] => [
  { name: id, label, file: localeFiles(kind, id), format: textFormat, fields: text, i18n: true },
  { name: factsName(id), label: `${label}: facts`, file: facts.path, fields: factsForm },
]

/** A file that consists of one list, which needs a name in the form. */
function listFile(name: ListName, formOf: (shape: z.ZodType) => Field[]): CollectionFile {
  const [list] = formOf(z.strictObject({ [listItems]: fileShapes[name] }))
  return {
    name,
    label: listFiles[name],
    file: `content/${name}.yaml`,
    fields: [{ ...list, name: listItems, label: listFiles[name] } as Field, original],
  }
}

/** Ids with names; the editor reads those of a long list from its file. */
function choicesOf(content: Content): (list: ListedKind) => Choices {
  return list =>
    list === 'stations' || list === 'operators' || list === 'reservations'
      ? {
          collection: 'lists',
          file: list,
          items: listItems,
          name: list === 'reservations' ? `train.${defaultLocale}` : 'name',
        }
      : { options: entriesOf(content, list).map(({ id, label }) => ({ label, value: id })) }
}
