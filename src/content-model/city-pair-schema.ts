import { z } from 'astro/zod'
import { id, nonEmpty, stationId, translated } from './fields.ts'

/** `content/city-pairs.yaml`: the journeys that have a page of their own. */
export const cityPairs = z.strictObject({
  cities: z
    .array(
      z.strictObject({
        id,
        name: z.union([nonEmpty, translated]).describe('One name where all languages have the same.'),
        stations: z
          .array(stationId)
          .min(1)
          .describe('Where a journey may begin or end: the fastest of them is taken.'),
      }),
    )
    .min(2),
  from: z.array(id).min(1).describe('Ids of the cities from which one travels to every other.'),
  words: z
    .array(z.strictObject({ between: z.tuple([id, id]), text: translated }))
    .default([])
    .describe('What an editor has to say of a journey, there or back: one paragraph.'),
})
