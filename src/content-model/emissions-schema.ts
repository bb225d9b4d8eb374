import { z } from 'astro/zod'
import { day, id, nonEmpty, webAddress } from './fields.ts'

const grams = z.number().positive().max(1000, 'must be grams for a person and kilometre, at most 1000')
const km = z.int().positive().max(5000, 'must be whole kilometres, at most 5000')

/** `content/emissions.yaml`. */
export const emissions = z.strictObject({
  /** Grams of CO₂ equivalents for each person and kilometre. */
  factors: z.strictObject({
    asOf: day,
    source: webAddress,
    train: grams,
    /** With one person in the car. */
    car: grams,
    /** To another country, at short haul. */
    plane: grams,
  }),
  routes: z
    .array(
      z.strictObject({
        /** The entry of `content/routes` whose way out this is. */
        route: id,
        name: z.strictObject({ en: nonEmpty, sv: nonEmpty, da: nonEmpty }),
        /** Ids of `content/stations.yaml` on the way. */
        stations: z.array(id).min(2),
        km: z.strictObject({ train: km, car: km, plane: km }),
      }),
    )
    .min(1),
})
