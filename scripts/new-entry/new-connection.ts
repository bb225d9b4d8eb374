import { z } from 'astro/zod'
import type { Content } from '../../src/content-model/rules/content.ts'
import { isoDay } from '../../src/shared/iso-day.ts'
import { pairOf } from '../content/network/listed-connections.ts'
import { StartError } from '../server/start-error.ts'
import { findStation } from '../stations/find-station.ts'

interface NewConnection {
  /** As `content/connections/nordic.yaml`. */
  readonly path: string
  readonly line: string
  /** The lines of existing connections between the two stations: `content/connections/nordic.yaml:12`. */
  readonly existing: readonly string[]
}

const usage =
  'Usage: npm run new connection <from> <to> <minutes>, for example npm run new connection hamburg-hbf leipzig-hbf 190'

/**
 * The line of a new direct connection and the file for it: the named one, or otherwise the one with most connections of
 * the two countries.
 *
 * @param words stations, minutes and optionally the name of the file
 * @throws StartError that says what to write instead
 */
export function newConnection(words: readonly string[], content: Content, now: Date): NewConnection {
  const [from, to, minutes, region, ...more] = words
  if (from === undefined || to === undefined || minutes === undefined || more.length > 0)
    throw new StartError(usage)
  const stations = content.single.stations?.data ?? []
  const countries = [findStation(from, stations).country, findStation(to, stations).country]
  if (from === to) throw new StartError(`The two stations must be different. ${usage}`)
  if (!/^[1-9]\d*$/.test(minutes)) throw new StartError(`"${minutes}" is not a number of minutes. ${usage}`)
  if (region !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(region))
    throw new StartError('A file name has lower-case letters a–z, digits and hyphens, such as nordic')
  const path = region === undefined ? fileFor(countries, content) : `content/connections/${region}.yaml`
  if (path === undefined)
    throw new StartError(
      `No file has connections of ${[...new Set(countries)].join(' or ')} yet: name a new one, for example npm run new connection ${from} ${to} ${minutes} nordic`,
    )
  const line = `- { from: ${from}, to: ${to}, minutes: ${minutes}, asOf: ${isoDay(now)}, source: '' }`
  const existing = writtenLines(content).filter(written => pairOf(written) === pairOf({ from, to }))
  return { path, line, existing: existing.map(({ place }) => place()) }
}

/** The parts of a connection that say which it is. */
const stub = z.object({ from: z.string(), to: z.string(), night: z.unknown().optional() })

/**
 * All connections as their files have them. A file counts even if it has a fault: it has one as soon as this command
 * has added a line without a source.
 */
const writtenLines = ({ files }: Content) =>
  files
    .filter(({ path, data }) => path.startsWith('content/connections/') && Array.isArray(data))
    .flatMap(file =>
      z
        .array(z.unknown())
        .parse(file.data)
        .flatMap((item, index) => {
          const { data } = stub.safeParse(item)
          const place = () => `${file.path}:${file.fault([index, 'from'], '').line}`
          return data ? [{ ...data, path: file.path, place }] : []
        }),
    )

/** The file with most trains by day between stations of some countries; night trains have a file of their own. */
function fileFor(countries: readonly string[], content: Content): string | undefined {
  const local = new Set(
    content.single.stations?.data.filter(({ country }) => countries.includes(country)).map(({ id }) => id),
  )
  const near = writtenLines(content).filter(
    ({ from, to, night }) => night === undefined && (local.has(from) || local.has(to)),
  )
  const byFile = [...Map.groupBy(near, ({ path }) => path)]
  return byFile.sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}
