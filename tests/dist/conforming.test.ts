import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { type BuiltPage, distinctPages, folders, pagesOfEveryKind } from './built-pages.ts'

/** Milliseconds for checking all pages while a build runs at the same time. */
const patience = 240_000

/**
 * Findings of the two checkers that are accepted, with the reason. Each must match the whole message, and an exception
 * that is no longer needed fails the test below.
 */
const exceptions: readonly { readonly message: RegExp; readonly why: string }[] = [
  {
    message: /^The “list” role is unnecessary for element “[uo]l”\.$/,
    why: 'VoiceOver does not announce a list without markers as one',
  },
  {
    message:
      /^The “(table|rowgroup|row|rowheader|columnheader|cell)” role is unnecessary for element “(table|thead|tbody|tr|th|td)”\.$/,
    why: 'rows that are laid out as blocks on phones lose their place in the table elsewhere than in Chromium',
  },
  {
    message: /^The “role” attribute must not be used on an? “t[rdh]” element which has a “table” ancestor/,
    why: 'the same',
  },
  {
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
    why: 'the checker does not know rel=expect yet (HTML Standard, 4.6.7.5)',
  },
  {
    message:
      /^(Attribute “name” not allowed on element “meta” at this point|Element “meta” is missing required attribute “http-equiv”)\.$/,
    why: 'the standard allows a meta element in a noscript of the head, and without a script no other one sets the referrer policy back',
  },
  {
    message: /^Article lacks heading\./,
    why: 'the heading of a text is the h1, which stands beside its picture',
  },
]

/**
 * The HTML of a built page, without what differs between equal pages of two builds, and without styles, since `vnu`
 * only knows old CSS.
 */
const withoutHashes = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '<style></style>')
    .replaceAll(/ integrity="[^"]*"/g, '')
    .replaceAll(/\/_astro\/[\w.-]+/g, '/_astro/file')

/** Each different page of some of all builds once, with a name to find it by. */
const pagesBy = (pick: (folder: string) => readonly BuiltPage[]): ReadonlyMap<string, string> =>
  new Map(
    folders
      .flatMap(folder => pick(folder).map(({ path, html }) => ({ name: `${folder}${path}`, html })))
      .map(({ name, html }) => [withoutHashes(html), name] as const)
      .toReversed(),
  )

const stays = (message: string) => exceptions.some(exception => exception.message.test(message))

// It takes twice as long as the other checker, which looks at every page.
test('html-validate finds nothing in the pages of each kind', { timeout: patience }, async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))
  const found = []
  for (const [html, name] of pagesBy(pagesOfEveryKind)) {
    const { results } = await validator.validateString(html)
    found.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
      ),
    )
  }
  expect(found).toEqual([])
})

interface Finding {
  readonly url: string
  readonly message: string
  readonly extract?: string
}

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
const hasJava = spawnSync('java', ['-version']).status === 0

test.skipIf(!hasJava)('the Nu HTML checker finds only the listed exceptions', { timeout: patience }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'perrong-pages-'))
  const pages = pagesBy(distinctPages)
  const names = [...pages.values()]
  for (const [at, html] of [...pages.keys()].entries()) writeFileSync(join(folder, `${at}.html`), html)
  const options = ['--format', 'json', '--exit-zero-always', '--stdout']
  const output = execFileSync(
    'java',
    // One thread and no second compiler, since tests run on the other processor at the same time.
    ['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-jar', checker, ...options, folder],
    { encoding: 'utf8', maxBuffer: 2 ** 27 },
  )
  rmSync(folder, { recursive: true })
  const { messages } = JSON.parse(output) as { messages: readonly Finding[] }
  const found = messages.map(({ url, message, extract }) => ({
    page: names[Number(/(\d+)\.html$/.exec(url)?.[1])],
    message,
    extract,
  }))
  expect(found.filter(({ message }) => !stays(message))).toEqual([])
  const unused = exceptions.filter(exception => !found.some(({ message }) => exception.message.test(message)))
  // Some exceptions are needed only by a configured site.
  if (folders.length === Object.keys(testBuilds).length) expect(unused).toEqual([])
})
