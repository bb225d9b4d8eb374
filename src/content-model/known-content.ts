import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '../i18n/locales.ts'
import { posterEditions } from '../illustrations/posters/editions.ts'
import { type KnownContent, type NewKind, newKinds } from '../shared/new-entry/fill-templates.ts'
import type { Content } from './rules/content.ts'

/** What a new entry can know of the content that there is. */
export const knownContent = ({ single, entries }: Content): KnownContent => ({
  stations: (single.stations?.data ?? []).map(({ id, country }) => ({ id, country })),
  reservations: (single.reservations?.data ?? []).map(({ id, countries, operators }) => ({
    id,
    countries,
    operators,
  })),
  posters: posterEditions,
  lastOrder: Math.max(0, ...[...entries.faq.values()].map(({ facts }) => facts.data.order)),
})

/** The templates of a kind of entry, by the name of the file. @param root the project's folder */
export async function entryTemplates(kind: NewKind, root: string): Promise<Record<string, string>> {
  const facts = newKinds[kind]
  const names = [`${facts}.yaml`, ...locales.map(locale => `${locale}.md`)]
  const read = async (name: string) =>
    [name, await readFile(join(root, 'scripts/new-entry/templates', facts, name), 'utf8')] as const
  return Object.fromEntries(await Promise.all(names.map(read)))
}
