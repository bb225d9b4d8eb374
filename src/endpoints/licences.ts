import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Packages whose letters, outlines or code are part of what visitors load. A test holds them to the browser's imports. */
export const shippedPackages = {
  'Typefaces, cut to the letters that the site uses': [
    '@fontsource-variable/familjen-grotesk',
    '@fontsource-variable/source-sans-3',
  ],
  'Outlines of the maps, from Natural Earth (public domain)': ['world-atlas'],
  'Programs in the browser': [
    '@nanostores/persistent',
    '@nanostores/react',
    'crypto-js',
    'isbot',
    'js-cookie',
    'nanostores',
    'react',
    'react-dom',
    'scheduler',
    'valibot',
  ],
  'Programs of the editor’s page, where a site has one': ['@sveltia/cms', 'immutable', 'turndown', 'yaml'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The licences of all that the site ships and others made, as a text to read. */
export async function licencesText(): Promise<string> {
  const parts = await Promise.all(
    Object.entries(shippedPackages).map(async ([heading, names]) => [
      heading,
      '='.repeat(heading.length),
      ...(await Promise.all(names.map(async name => `${name}\n\n${await licenceOf(name)}`))),
    ]),
  )
  return `${parts.flat().join('\n\n')}\n`
}

/** @throws where a package has no licence file, which stops the build */
async function licenceOf(name: string): Promise<string> {
  const folder = join('node_modules', name)
  const files = await Promise.all(
    ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map(file =>
      readFile(join(folder, file), 'utf8').catch(() => undefined),
    ),
  )
  const text = files.find(file => file !== undefined)
  if (text === undefined) throw new Error(`${name} has no licence file in ${folder}`)
  return text.trim()
}
