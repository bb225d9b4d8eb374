import type { Content } from '../../src/content-model/rules/content.ts'
import { isoDay } from '../../src/i18n/format.ts'
import { StartError } from '../server/start-error.ts'
import { findStation } from '../stations/find-station.ts'

interface NewConnection {
  /** As `content/connections/nordic.yaml`. */
  readonly path: string
  readonly line: string
}

const usage =
  'Usage: npm run new connection <from> <to> <minutes>, for example npm run new connection kobenhavn-h hamburg-hbf 285'

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
  return { path, line }
}

function fileFor(countries: readonly string[], { connections, single }: Content): string | undefined {
  const local = new Set(
    single.stations?.data.filter(({ country }) => countries.includes(country)).map(({ id }) => id),
  )
  const counted = connections.map(({ file, data }) => ({
    path: file.path,
    count: data.filter(({ from, to }) => local.has(from) || local.has(to)).length,
  }))
  return counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]?.path
}
