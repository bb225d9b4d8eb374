import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { locales } from '../../../src/i18n/locales.ts'
import { createRandom, type Random } from '../../../src/illustrations/posters/random.ts'

/** The kinds of entries that are copied, with the name of their file of facts. */
const files = { guides: 'guide', routes: 'route', tips: 'tip' } as const
type Kind = keyof typeof files

/** Every fourth copy is a route, every fourth a tip, and the others are guides. */
const kindOf = (index: number): Kind =>
  (['guides', 'routes', 'guides', 'tips'] as const)[index % 4] ?? 'guides'
const idOf = (index: number) => `copy-${index}`

/** The first copied guide, in English. */
export const copiedGuide = `guides/${idOf(0)}/en.md`

/**
 * Copies the site's guides, routes and tips under other names until there are `count` copies: the same at every call.
 * Each guide and route has a map of its own, so that no drawing is taken from another entry's.
 */
export function copyEntries(content: string, count: number): void {
  const originals = (kind: Kind) => readdirSync(join(content, kind)).toSorted()
  const ids = { guides: originals('guides'), routes: originals('routes'), tips: originals('tips') }
  for (let index = 0; index < count; index += 1) {
    const kind = kindOf(index)
    const original = ids[kind][index % ids[kind].length]
    if (original === undefined) throw new Error(`There are no ${kind} to copy`)
    const folder = join(content, kind, idOf(index))
    cpSync(join(content, kind, original), folder, { recursive: true })
    if (kind !== 'tips') shortenLines(join(folder, `${files[kind]}.yaml`), createRandom(idOf(index)))
    for (const locale of locales) rename(join(folder, `${locale}.md`), index)
  }
}

const mapFacts = v.looseObject({
  map: v.looseObject({
    lines: v.array(v.looseObject({ stations: v.array(v.string()) })),
    emphasis: v.optional(v.array(v.string()), []),
  }),
})

/** Leaves out about a quarter of the stations between the ends of a map's lines, but none with a big ring. */
function shortenLines(file: string, random: Random): void {
  const facts = v.parse(mapFacts, parse(readFileSync(file, 'utf8')))
  for (const line of facts.map.lines)
    line.stations = line.stations.filter(
      (id, at, all) =>
        at === 0 || at === all.length - 1 || facts.map.emphasis.includes(id) || random.next() > 0.25,
    )
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
