import { z } from 'astro/zod'
import { isListed, type Listed } from './fields.ts'

/** The ids that stand in our lists, and the names of entries. */
export type Ids = Readonly<Record<Listed, readonly string[]>>

/** A day as files write it, or a moment with its zone. */
export const dayPattern = '^\\d{4}-\\d{2}-\\d{2}(?:[T ].+)?$'

/** What a file may hold, for programs that help to write it. @param ids that a field may name; without any it says which list */
export function jsonSchema(shape: z.ZodType, ids?: Ids) {
  return z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      if (zodSchema._zod.def.type === 'date') Object.assign(json, { type: 'string', pattern: dayPattern })
      const { listed } = json
      if (!ids || !isListed(listed)) return
      delete json['listed']
      if (ids[listed].length === 0) return
      delete json.pattern
      json.enum = [...ids[listed]]
    },
  })
}
