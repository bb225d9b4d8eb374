import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueOf, translationsOf } from './catalogue.ts'
import { findMessages, withTranslations } from './messages.ts'

const source = {
  path: 'src/parts/text.ts',
  text: `import { defineText } from '../i18n/text.ts'

const settings = { en: { tag: 'en-GB' }, sv: { tag: 'sv-SE' }, da: { tag: 'da-DK' } }
export const text = defineText({
  send: { en: 'Send', sv: 'Skicka', da: 'Send' },
  count: {
    en: (count: number) => (count === 1 ? 'One traveller' : \`\${count} travellers\`),
    sv: (count: number) => (count === 1 ? 'En resenär' : \`\${count} resenärer\`),
    da: (count: number) => (count === 1 ? 'Én rejsende' : \`\${count} rejsende\`),
  },
})
`,
}

/** The variable part of a text, as the translator sees it. */
const number = ['$', '{count}'].join('')

const inFile = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries))

test('a translator sees each text with its English and the other languages', () => {
  expect(findMessages(source, 'sv')).toEqual([
    { context: 'src/parts/text.ts text.send', english: 'Send', others: ['Send'], translation: 'Skicka' },
    {
      context: 'src/parts/text.ts text.count',
      english: 'One traveller',
      others: ['Én rejsende'],
      translation: 'En resenär',
    },
    {
      context: 'src/parts/text.ts text.count 2',
      english: `${number} travellers`,
      others: [`${number} rejsende`],
      translation: `${number} resenärer`,
    },
  ])
})

test('an unchanged file changes nothing', () => {
  const messages = findMessages(source, 'sv')
  const back = translationsOf(catalogueOf(messages, 'sv'))
  expect(back).toEqual(new Map(messages.map(({ context, translation }) => [context, translation])))
  expect(withTranslations(source, 'sv', back)).toBe(source.text)
})

test('a corrected text replaces the old one', () => {
  const changed = withTranslations(
    source,
    'sv',
    inFile({
      'src/parts/text.ts text.send': "Skicka 'nu'",
      'src/parts/text.ts text.count 2': `${number} personer`,
    }),
  )
  expect(changed).toBe(
    source.text.replace("'Skicka'", String.raw`'Skicka \'nu\''`).replace('resenärer`', 'personer`'),
  )
})

// A template becomes code again, so nothing in a translation may end it, start an expression or form an escape.
test.each([
  '`tåg`',
  String.raw`C:\temp`,
  String.raw`\u0041`,
  "it's",
  'två\nrader\r',
  '5\u00a0% rabatt',
  ['a $', '{b'].join(''),
  'a`$',
])('any words are written so that they are read again: %j', words => {
  const kinds = { quoted: "'x'", plain: '`x`', counted: `(count: number) => \`x ${number}\`` }
  for (const [name, english] of Object.entries(kinds)) {
    const list = {
      path: 'list.ts',
      text: `const ${name} = { en: ${english}, sv: ${english}, da: ${english} }`,
    }
    const translation = name === 'counted' ? `${number} ${words}` : words
    const text = withTranslations(list, 'sv', inFile({ [`list.ts ${name}`]: translation }))
    expect(text).toContain(`const ${name} = { en: ${english}, sv: `)
    expect(text.endsWith(`, da: ${english} }`)).toBe(true)
    expect(findMessages({ ...list, text }, 'sv')[0]?.translation).toBe(translation)
  }
})

test('a new language is added in the form of the English text, once all of it is translated', () => {
  const changed = withTranslations(
    source,
    'nb',
    inFile({
      'src/parts/text.ts text.send': 'Send inn',
      'src/parts/text.ts text.count': 'Én reisende',
    }),
  )
  expect(changed).toBe(source.text.replace("da: 'Send' }", "da: 'Send', nb: 'Send inn' }"))
  const both = withTranslations(
    source,
    'nb',
    inFile({
      'src/parts/text.ts text.count': 'Én reisende',
      'src/parts/text.ts text.count 2': `${number} reisende`,
    }),
  )
  expect(both).toContain(`, nb: (count: number) => (count === 1 ? 'Én reisende' : \`${number} reisende\`)`)
})

test('a list of texts is translated as a whole', () => {
  const list = {
    path: 'list.ts',
    text: `export const list = { en: ['ticket', 'pass'], sv: ['biljett', 'pass'], da: ['billet', 'pas'] }`,
  }
  expect(findMessages(list, 'nb').map(({ context, english }) => [context, english])).toEqual([
    ['list.ts list', 'ticket'],
    ['list.ts list 2', 'pass'],
  ])
  expect(withTranslations(list, 'nb', inFile({ 'list.ts list': 'billett' }))).toBe(list.text)
  expect(
    withTranslations(list, 'nb', inFile({ 'list.ts list': 'billett', 'list.ts list 2': 'pass' })),
  ).toContain(`da: ['billet', 'pas'], nb: ['billett', 'pass'] }`)
})

test('a translation without a variable part is refused with its place', () => {
  const lost = inFile({ 'src/parts/text.ts text.count 2': 'resenärer' })
  expect(() => withTranslations(source, 'sv', lost)).toThrow(
    `src/parts/text.ts text.count 2: the translation must contain ${number}, but contains none`,
  )
})

test('no text has words inside a placeholder, where no translator can change them', () => {
  const paths = globSync('{src,functions}/**/*.{ts,tsx,astro}').filter(path => !path.includes('.test.'))
  const sources = paths.map(path => ({ path, text: readFileSync(path, 'utf8') }))
  const messages = sources
    .filter(({ text }) => text.includes('en: '))
    .flatMap(source => findMessages(source, 'sv'))
  const hidden = messages.filter(({ english }) => /\$\{[^}]*['"`]/.test(english))
  expect(hidden.map(({ context }) => context)).toEqual([])
})
