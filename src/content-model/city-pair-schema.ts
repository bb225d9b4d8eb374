import { z } from 'astro/zod'
import { id, nonEmpty, stationId, translated } from './fields.ts'

/** `content/city-pairs.yaml`: the journeys that have a page each. */
export const cityPairs = z.strictObject({
  cities: z
    .array(
      z.strictObject({
        id,
        name: z.union([nonEmpty, translated]).describe('One name where all languages have the same.'),
        station: stationId.describe(
          "One of the city's stations. A journey begins and ends at the best of those in the same town.",
        ),
      }),
    )
    .min(2),
  from: z.array(id).min(1).describe('Ids of the cities from which one travels to every other.'),
  words: z
    .array(z.strictObject({ between: z.tuple([id, id]), text: translated }))
    .default([])
    .describe("An editor's words about a journey, there or back: one paragraph."),
})
