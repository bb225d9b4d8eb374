import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { locales } from '../../src/i18n/locales.ts'
import { failureText } from '../../src/islands/boundary/text.ts'
import { href } from '../../src/routing/href.ts'
import { attributes } from '../support/html.ts'
import { dist } from './built-pages.ts'

/** Words that only the hand-over and the account menu contain. Every site can clear an address. */
const marks = ['auth_token', 'forControl', 'account-asked', 'data-island="account-menu"', 'myRefresh']

/** They list everything that may be stored, whatever the site's features. */
const privacyPages = locales.map(locale => `${href('privacy', locale).slice(1)}.html`)

const holding = (folder: string) =>
  marks.filter(mark =>
    globSync('**/*.{js,html}', { cwd: folder })
      .filter(file => !privacyPages.includes(file))
      .some(file => readFileSync(join(folder, file), 'utf8').includes(mark)),
  )

test('a site without an account contains nothing of the hand-over', () => {
  expect(holding(dist)).toEqual([])
})

test.runIf(existsSync(testBuilds.configured.dist))('a site with an account contains all of it', () => {
  expect(holding(testBuilds.configured.dist)).toEqual(marks)
})

test.runIf(existsSync(testBuilds.configured.dist)).each(locales)(
  'the account menu has the words for its own failure in %s',
  locale => {
    const file = `${href('about-us', locale).slice(1)}.html`
    const html = readFileSync(join(testBuilds.configured.dist, file), 'utf8')
    const [props] = attributes(html, '[data-island=account-menu]', 'data-props')
    expect(JSON.parse(props ?? '{}')).toMatchObject({ failure: failureText(locale) })
  },
)
