import type { Content } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { bothWordings } from '../../src/content-model/wording.ts'
import { stringAt } from './string-at.ts'

/**
 * The characters that a search engine shows of a page on a phone before it cuts the rest. The site's name follows a
 * title.
 */
const limits = { title: 60, description: 160 } as const
/** The minimum length of a guide's title, since nobody searches for a country's name alone. */
const shortestGuideTitle = 25

/** Titles and descriptions that a search result would cut, and titles that say too little there. */
export const searchResultNotes = ({ entries }: Content): Fault[] => [
  ...[entries.guides, entries.routes, entries.tips, entries.pages].flatMap(kind =>
    [...kind.values()].flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ file }) => [
        ...tooLong(file, 'title'),
        ...tooLong(file, 'description'),
      ]),
    ),
  ),
  ...[...entries.guides.values()].flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ file }) => tooShort(file)),
  ),
]

function tooShort(file: SourceFile): Fault[] {
  const { length } = stringAt(file.data, 'title')
  return length < shortestGuideTitle
    ? [
        file.fault(
          ['title'],
          `has ${length} characters: use at least ${shortestGuideTitle}, with the words that people search for`,
        ),
      ]
    : []
}

function tooLong(file: SourceFile, field: keyof typeof limits): Fault[] {
  const shown = bothWordings(stringAt(file.data, field)).map(text => text.replace(/\{\{[^}]*\}\}/g, '00'))
  const length = Math.max(...shown.map(text => text.length))
  const most = limits[field]
  return length > most
    ? [file.fault([field], `has ${length} characters, but search results show only ${most}: shorten it`)]
    : []
}
