import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
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

<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>{entry.data.title}</title>
  </head>
  <body>
    <h1>{entry.data.title}</h1>
    <Content />
  </body>
</html>
`,
}

const pairFacts = v.object({ from: v.array(v.string()), cities: v.array(v.unknown()) })

/**
 * A site with the same Markdown only: a page for each text, with a heading. The pages of journeys between two cities are
 * made from data, so the text of a tip stands for each of them: both sites have the same number of pages.
 */
export async function makeBareSite(content: string): Promise<SiteCopy> {
  const site = await folderWithPackages('bare')
  for (const kind of ['guides', 'routes', 'tips', 'pages'])
    await cp(join(content, kind), join(site.folder, 'content', kind), { recursive: true })
  const { from, cities } = v.parse(pairFacts, parse(await readFile(join(content, 'city-pairs.yaml'), 'utf8')))
  const tips = await readdir(join(content, 'tips'))
  for (let index = 0; index < from.length * (cities.length - 1); index += 1)
    await cp(
      join(content, 'tips', tips[index % tips.length] ?? ''),
      join(site.folder, `content/journeys/${index}`),
      {
        recursive: true,
      },
    )
  await mkdir(join(site.folder, 'src/pages'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(site.folder, file), text)
  return site
}
