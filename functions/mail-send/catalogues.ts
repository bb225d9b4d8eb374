import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import type { Catalogues } from '../../src/shared/mail/form-mails.ts'
import { cataloguePath } from '../../src/shared/shop/catalogue/address.ts'
import { catalogue } from '../../src/shared/shop/catalogue/catalogue.ts'

let read: Promise<Catalogues> | undefined

/**
 * The shop's catalogues, from the files of the deploy that the function belongs to (`included_files` in
 * `netlify.toml`). They are read once; a failed read is repeated by the next caller.
 *
 * @throws if a file is missing or is not a catalogue
 */
export function readCatalogues(): Promise<Catalogues> {
  read ??= readAll().catch(error => {
    read = undefined
    throw error
  })
  return read
}

const readCatalogue = async (locale: Locale) =>
  [
    locale,
    v.parse(catalogue, JSON.parse(await readFile(resolve(`dist${cataloguePath(locale)}`), 'utf8'))),
  ] as const

const readAll = async () => Object.fromEntries(await Promise.all(locales.map(readCatalogue))) as Catalogues
