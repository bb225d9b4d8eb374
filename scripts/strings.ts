/**
 * Writes all words of the interface and the mails to a file for a translator, and reads them back.
 *
 *     npm run strings -- sv                to revise a language: writes strings.sv.po
 *     npm run strings -- nb                a new language: the same file without translations
 *     npm run strings -- strings.nb.po     puts the file's translations into the code
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { exitWithError } from './server/exit-with-error.ts'
import { StartError } from './server/start-error.ts'
import { catalogueOf, translationsOf } from './strings/catalogue.ts'
import { findMessages, withTranslations } from './strings/messages.ts'

try {
  const [wish = ''] = process.argv.slice(2)
  const [, locale] = /^(?:.*strings\.)?([a-z]{2})(?:\.po)?$/.exec(wish) ?? []
  if (!locale)
    throw new StartError(
      'Name a language or a file: npm run strings -- sv, or npm run strings -- strings.sv.po',
    )
  const paths = globSync('{src,functions}/**/*.{ts,tsx,astro}')
    .filter(path => !path.includes('.test.'))
    .sort()
  const sources = await Promise.all(paths.map(async path => ({ path, text: await readFile(path, 'utf8') })))
  if (wish.endsWith('.po')) {
    const translations = translationsOf(await readFile(wish))
    const changed = sources.flatMap(source => {
      const text = withTranslations(source, locale, translations)
      return text === source.text ? [] : [{ ...source, text }]
    })
    for (const { path, text } of changed) await writeFile(path, text)
    console.log(`${changed.length} files changed. Next: npm run format, then npm run check.`)
  } else {
    const messages = sources.flatMap(source => findMessages(source, locale))
    const path = `strings.${locale}.po`
    await writeFile(path, catalogueOf(messages, locale))
    const missing = messages.filter(({ translation }) => translation === '').length
    console.log(`${path}: ${messages.length} texts, ${missing} of them without a translation.`)
  }
} catch (fault) {
  exitWithError(fault)
}
