import * as v from 'valibot'
import { seatNeeds } from './seat-needs.ts'
import { travelModes } from './travel-modes.ts'

const place = v.number()

/**
 * Id, name at the station, latitude and longitude in hundredths of degrees, the town's name and its names in other
 * languages, with those of well-known places nearby.
 */
const station = v.tupleWithRest([v.string(), v.string(), v.number(), v.number()], v.string())

/** Name, seat, operators; the fee in second class, its currency and month, and the fee in first class. */
const train = v.union([
  v.strictTuple([v.string(), v.picklist(seatNeeds), v.array(place)]),
  v.strictTuple([v.string(), v.picklist(seatNeeds), v.array(place), v.number(), v.string(), v.string()]),
  v.strictTuple([
    v.string(),
    v.picklist(seatNeeds),
    v.array(place),
    v.number(),
    v.string(),
    v.string(),
    v.number(),
  ]),
])

/** Fields that most lines do not have. */
const more = v.object({
  mode: v.optional(v.picklist(travelModes)),
  oneWay: v.optional(v.literal(1)),
  /** Times as `19:55-08:20`, and those of the other direction. */
  night: v.optional(v.array(v.string())),
  asOf: v.optional(v.string()),
  /** Indexes in `weekdays`, as `135`. */
  runs: v.optional(v.string()),
  /** As `06-14/08-24`. */
  season: v.optional(v.string()),
  until: v.optional(v.string()),
  /** The amount, the currency, and the month. */
  fare: v.optional(v.strictTuple([v.number(), v.string(), v.string()])),
})

/** The other station, minutes, trains, and the further fields. */
const line = v.union([
  v.strictTuple([place, v.number()]),
  v.strictTuple([place, v.number(), v.array(place)]),
  v.strictTuple([place, v.number(), v.array(place), more]),
])

/** The network as the browser fetches it. Stations, trains and operators are given by their indexes in the lists. */
export const packedNetwork = v.object({
  stations: v.record(v.string(), v.array(station)),
  trains: v.array(train),
  operators: v.array(v.strictTuple([v.string(), v.string()])),
  /** For each station, in the order of `stations`, the lines that begin there. */
  lines: v.array(v.array(line)),
  transfers: v.array(v.strictTuple([place, place, v.number(), v.string()])),
  changes: v.array(v.strictTuple([place, v.number()])),
})

export type PackedNetwork = v.InferOutput<typeof packedNetwork>
export type PackedStation = v.InferOutput<typeof station>
export type PackedTrain = v.InferOutput<typeof train>
export type PackedLine = v.InferOutput<typeof line>
export type PackedExtras = v.InferOutput<typeof more>
