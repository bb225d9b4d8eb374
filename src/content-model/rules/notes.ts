import { locales } from '../../i18n/locales.ts'
import { expiredClaims } from '../expired-claims.ts'
import type { Content } from './content.ts'
import { type Fault, fileFault } from './fault.ts'

/** What an editor should look at, without stopping the build: missing translations, expired claims. */
export function notesOf({ entries, files }: Content, now: Date): Fault[] {
  const paths = new Set(files.map(file => file.path))
  return Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(({ facts: { file, data } }) => {
      const folder = file.path.slice(0, file.path.lastIndexOf('/'))
      const missing = locales
        .map(locale => `${folder}/${locale}.md`)
        .filter(path => !paths.has(path))
        .map(path => fileFault(path, 'the translation is missing'))
      const expired =
        'claims' in data
          ? expiredClaims(data.claims, now).map(({ index, message }) =>
              file.fault(['claims', index], message),
            )
          : []
      return [...missing, ...expired]
    }),
  )
}
