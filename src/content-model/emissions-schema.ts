import { z } from 'astro/zod'
import { day, id, translated, webAddress } from './fields.ts'

const grams = z.number().positive().max(1000, 'must be grams for a person and kilometre, at most 1000')
const km = z.int().positive().max(5000, 'must be whole kilometres, at most 5000')

/** `content/emissions.yaml`. */
export const emissions = z.strictObject({
  /** Grams of CO₂ equivalents for each person and kilometre. */
  factors: z.strictObject({
    asOf: day,
    source: webAddress,
    train: grams,
    car: grams.describe('With one person in the car.'),
    plane: grams.describe('To another country, at short haul.'),
  }),
  routes: z
    .array(
      z.strictObject({
        route: id.describe('The entry of `content/routes` that starts with this way.'),
        name: translated,
        stations: z.array(id).min(2).describe('Ids of `content/stations.yaml` on the way.'),
        km: z.strictObject({ train: km, car: km, plane: km }),
      }),
    )
    .min(1),
})
