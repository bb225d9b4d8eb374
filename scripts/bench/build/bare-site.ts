import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtPages } from '../../../tests/dist/built-pages.ts'
import { folderWithPackages, type SiteCopy } from '../../site-copy.ts'

const files = {
  'package.json': '{ "type": "module", "private": true, "scripts": { "build": "astro build" } }\n',
  'astro.config.mjs': 'export default {}\n',
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

export const collections = {
  texts: defineCollection({ loader: glob({ base: './content', pattern: '**/*.md', generateId: ({ entry }) => entry.slice(0, -3) }) }),
}
`,
  'src/pages/[...path].astro': `---
import { getCollection, render } from 'astro:content'

export const getStaticPaths = async () =>
  (await getCollection('texts')).map(entry => ({ params: { path: entry.id }, props: { entry } }))
const { entry } = Astro.props
const { Content } = await render(entry)
---

<html lang="en">
  <title>{entry.data.title}</title>
  <h1>{entry.data.title}</h1>
  <Content />
</html>
`,
}

/**
 * A site with the same Markdown only: a page for each text, with a heading. The pages of journeys between two cities
 * are made from data, so the text of a tip stands for each of them: both sites have the same number of pages.
 */
export async function makeBareSite(content: string): Promise<SiteCopy> {
  const site = await folderWithPackages('bare')
  const copy = (from: string, to: string) =>
    cp(join(content, from), join(site.folder, 'content', to), { recursive: true })
  for (const kind of ['guides', 'routes', 'tips', 'pages']) await copy(kind, kind)
  const journeys = builtPages.filter(({ page, locale }) => page === 'city-pair' && locale === 'en')
  const tips = await readdir(join(content, 'tips'))
  for (const at of journeys.keys()) await copy(`tips/${tips[at % tips.length]}`, `journeys/${at}`)
  await mkdir(join(site.folder, 'src/pages'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(site.folder, file), text)
  return site
}
