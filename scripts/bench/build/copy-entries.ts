import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { locales } from '../../../src/i18n/locales.ts'
import { createRandom } from '../../../src/illustrations/posters/random.ts'

/** The kinds of the copies in turn: every fourth is a route, every fourth a tip, and the others are guides. */
const kinds = ['guides', 'routes', 'guides', 'tips'] as const
/** The files of facts that have a map. */
const factsWithMap = { guides: 'guide.yaml', routes: 'route.yaml', tips: undefined }

/** The first copied guide, in English. */
export const copiedGuide = 'guides/copy-0/en.md'

/**
 * Copies the site's guides, routes and tips under other names until there are `count` copies: the same at every call.
 * Each guide and route has a map of its own, so that no drawing is taken from another entry's.
 */
export function copyEntries(content: string, count: number): void {
  const originals = kinds.map(kind => readdirSync(join(content, kind)).toSorted())
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length] ?? 'guides'
    const names = originals[index % kinds.length] ?? []
    const folder = join(content, kind, `copy-${index}`)
    cpSync(join(content, kind, names[index % names.length] ?? ''), folder, { recursive: true })
    const facts = factsWithMap[kind]
    if (facts !== undefined) shortenLines(join(folder, facts), `copy-${index}`)
    for (const locale of locales) rename(join(folder, `${locale}.md`), index)
  }
}

const line = v.looseObject({ stations: v.array(v.string()) })
const map = v.looseObject({ lines: v.array(line), emphasis: v.optional(v.array(v.string()), []) })
const factsOfMap = v.looseObject({ map })

/** Leaves out about a quarter of the stations between the ends of a map's lines, but none with a big ring. */
function shortenLines(file: string, seed: string): void {
  const random = createRandom(seed)
  const facts = v.parse(factsOfMap, parse(readFileSync(file, 'utf8')))
  const { lines, emphasis } = facts.map
  for (const line of lines) {
    const ends = [line.stations.at(0), line.stations.at(-1)]
    line.stations = line.stations.filter(
      id => ends.includes(id) || emphasis.includes(id) || random.next() > 0.25,
    )
  }
  writeFileSync(file, stringify(facts))
}

const names = v.looseObject({ title: v.string(), slug: v.string() })

/** Gives a text a title and an address of its own. */
function rename(file: string, index: number): void {
  const [, front = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m)
  const { aliases: _, ...text } = v.parse(names, parse(front))
  const renamed = { ...text, title: `${text.title} ${index}`, slug: `${text.slug}-${index}` }
  writeFileSync(file, ['', `\n${stringify(renamed)}`, ...body].join('---'))
}
