import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { listedConnections } from './listed-connections.ts'

/** Countries with a land border, a bridge or a tunnel between them, each pair once. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  AL: ['GR', 'ME', 'MK', 'XK'],
  AT: ['CH', 'CZ', 'DE', 'HU', 'IT', 'LI', 'SI', 'SK'],
  BA: ['HR', 'ME', 'RS'],
  BE: ['DE', 'FR', 'LU', 'NL'],
  BG: ['GR', 'MK', 'RO', 'RS', 'TR'],
  CH: ['DE', 'FR', 'IT', 'LI'],
  CZ: ['DE', 'PL', 'SK'],
  DE: ['DK', 'FR', 'LU', 'NL', 'PL'],
  DK: ['SE'],
  EE: ['LV'],
  ES: ['FR', 'PT'],
  FI: ['NO', 'SE'],
  FR: ['GB', 'IT', 'LU', 'MC'],
  GB: ['IE'],
  GR: ['MK', 'TR'],
  HR: ['HU', 'ME', 'RS', 'SI'],
  HU: ['RO', 'RS', 'SI', 'SK', 'UA'],
  IT: ['MC', 'SI'],
  LT: ['LV', 'PL'],
  MD: ['RO', 'UA'],
  ME: ['RS', 'XK'],
  MK: ['RS', 'XK'],
  NO: ['SE'],
  PL: ['SK', 'UA'],
  RO: ['RS', 'UA'],
  RS: ['XK'],
  SK: ['UA'],
}

const touch = (one: string, other: string) =>
  one === other || neighbours[one]?.includes(other) || neighbours[other]?.includes(one)

/** Trains and buses that must cross a country which `through` does not name. */
export function crossingNotes(content: Content): Fault[] {
  const countries = new Map(content.single.stations?.data.map(({ id, country }) => [id, country]))
  return listedConnections(content).flatMap(({ connection: { from, to, mode, through }, note }) => {
    const [start, end] = [countries.get(from), countries.get(to)]
    if (mode === 'ferry' || !start || !end) return []
    const crossed = [start, ...(through ?? []), end]
    const gap = crossed.findIndex((code, index) => !touch(code, crossed[index + 1] ?? code))
    if (gap < 0) return []
    return [
      note(
        'through',
        `${through ? 'leaves out a country' : 'is missing'}, and ${crossed[gap]} and ${crossed[gap + 1]} do not touch: list the countries between, as through: [AT]`,
      ),
    ]
  })
}
