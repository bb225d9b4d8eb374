import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { seatsMark } from '../../../src/content-model/seats-mark.ts'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { posterEditions } from '../../../src/illustrations/posters/editions.ts'
import { createRandom, type Random } from '../../../src/illustrations/posters/random.ts'
import { neighbourhood, pick, readStations, type Station, walk } from './stations.ts'
import { files, type Kind, makeBody, readSections } from './words.ts'

const colours = ['pink', 'sea', 'pine', 'sun', 'brick', 'grey'] as const
const days = { published: '2026-11-21', updated: '2026-11-21' }
const between = (random: Random, low: number, high: number) => Math.floor(random.between(low, high + 1))

/** Every fourth entry is a route, every fourth a tip, and the others are guides. */
const kindOf = (index: number): Kind =>
  (['guides', 'routes', 'guides', 'tips'] as const)[index % 4] ?? 'guides'
const idOf = (index: number) => `made-${files[kindOf(index)]}-${index}`

/** The first generated guide, in English. */
export const madeGuide = `guides/${idOf(0)}/en.md`

interface Made {
  readonly facts: object
  /** The front matter of this kind besides title, slug, description, lead and the poster's alternative text. */
  readonly text: (locale: Locale) => object
}

/**
 * Writes entries like real ones, the same at every call: half of them guides with 3 to 6 lines on a map, a quarter
 * routes of 4 to 9 days, a quarter tips; texts in three languages of 600 to 850 words, with links between them.
 *
 * @param content a content folder with the site's own entries, from whose sections the texts are made
 */
export async function writeEntries(content: string, count: number): Promise<void> {
  const stations = readStations(content)
  const sections = new Map(locales.map(locale => [locale, readSections(content, locale)]))
  for (let index = 0; index < count; index += 1) {
    const kind = kindOf(index)
    const id = idOf(index)
    const random = createRandom(id)
    const folder = join(content, kind, id)
    const others = Array.from({ length: 6 }, () => between(random, 0, count - 1)).filter(
      other => other !== index,
    )
    const { facts, text } = makers[kind](stations, random)
    const related = relatedOf(others)
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, `${files[kind]}.yaml`),
      stringify({ ...facts, poster: pick(posterEditions, random), related, ...days }),
    )
    for (const locale of locales) {
      const front = stringify({ ...commonText(id, locale), ...text(locale) })
      const links = others.map(
        other => `→ [${titleOf(idOf(other), locale)}](${files[kindOf(other)]}:${idOf(other)})`,
      )
      const body = makeBody(sections.get(locale) ?? [], createRandom(`${id}${locale}`), links)
      const seats = kind === 'tips' ? '' : `\n${seatsMark}\n`
      await writeFile(join(folder, `${locale}.md`), `---\n${front}---\n${body}\n${seats}`)
    }
  }
}

const titleOf = (id: string, locale: Locale) => `${id} ${locale}`

const commonText = (id: string, locale: Locale) => ({
  title: titleOf(id, locale),
  slug: `${id}-${locale}`,
  description: `${titleOf(id, locale)}: lines worth a window seat, which trains need a reservation, and what a pass covers.`,
  lead: `${titleOf(id, locale)} is a place on the railway that somebody will want to see from the window of a train one day.`,
  posterAlt: 'A white train with a pink line before hills and water.',
})

function relatedOf(indexes: readonly number[]) {
  const of = (kind: Kind) => indexes.filter(index => kindOf(index) === kind).map(idOf)
  return {
    guides: [...new Set(of('guides'))],
    routes: [...new Set(of('routes'))],
    tips: [...new Set(of('tips'))],
  }
}

const makers: Readonly<Record<Kind, (stations: readonly Station[], random: Random) => Made>> = {
  guides(stations, random) {
    const lines = makeLines(neighbourhood(stations, random), between(random, 3, 6), random)
    return {
      facts: {
        country: 'SE',
        currency: 'SEK',
        languages: ['sv'],
        population: {
          value: between(random, 100_000, 80_000_000),
          asOf: '2025-01-01',
          source: 'https://example.com/',
        },
        region: 'nordic',
        seasons: ['summer'],
        operators: ['sj'],
        reach: {
          travelDays: 3,
          ways: [
            {
              from: lines[0]?.stations[1] ?? 'stockholm-c',
              to: lines[0]?.stations[0] ?? 'oslo-s',
              figures: {
                minutes: between(random, 40, 900),
                changes: 0,
                trains: ['sj-snabbtag'],
                because: 'made up',
              },
            },
          ],
        },
        map: { lines, emphasis: lines.slice(0, 3).map(line => line.stations[0]) },
      },
      text: () => ({
        searchTitle: 'A country by train: reservations',
        reserve: 'Yes on long-distance trains, no on local ones.',
        cost: 'About €10 with a pass (2026).',
        book: 'With us or at the ticket offices.',
        capital: 'Stockholm',
        lines: namesOf(lines),
      }),
    }
  },
  routes(stations, random) {
    const near = neighbourhood(stations, random)
    const length = between(random, 4, 9)
    const stops = walk(near, length + 1, random)
    const legs = stops.slice(1).map((to, index) => ({
      from: stops[index],
      to,
      minutes: between(random, 40, 400),
      because: 'made up',
      operators: ['sj'],
      mode: 'train',
      ticket: pick(['pass', 'reserve'], random),
    }))
    const lines = makeLines(near, 2, random, stops)
    return {
      facts: {
        countries: ['SE'],
        region: 'nordic',
        seasons: ['summer'],
        class: 2,
        start: stops[0],
        estimate: {
          product: 'interrail-global',
          extras: [{ id: 'seats', eur: between(random, 10, 90) }],
          asOf: '2026-11-21',
          source: 'sample',
        },
        days: legs.map((leg, index) => ({
          legs: [leg],
          ...(index < legs.length - 1 ? { night: leg.to } : {}),
        })),
        map: { lines, emphasis: stops.slice(0, 3) },
      },
      text: () => ({
        lines: namesOf(lines),
        extras: { seats: 'seats' },
        days: legs.map(({ to }, index) => ({
          title: `On to ${to}`,
          summary: 'A few hours on one train',
          text: `Take a train in the morning and sit on the left. Day ${index + 1} ends in ${to}, where the station is close to all that there is to see, and the last train of the evening is a good reason to stay.`,
          ...(index < legs.length - 1 ? { sleep: `${to}, one night.` } : {}),
        })),
      }),
    }
  },
  tips: () => ({ facts: { product: 'interrail' }, text: () => ({}) }),
}

function makeLines(near: readonly Station[], count: number, random: Random, first?: readonly string[]) {
  return Array.from({ length: count }, (_, index) => ({
    id: `line-${index}`,
    colour: colours[index % colours.length],
    stations: index === 0 && first ? [...first] : walk(near, between(random, 3, 9), random),
  }))
}

const namesOf = (lines: readonly { id: string }[]) =>
  Object.fromEntries(lines.map(({ id }) => [id, `The ${id}`]))
