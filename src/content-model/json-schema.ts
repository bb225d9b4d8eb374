import { z } from 'astro/zod'
import { isListedKind, type ListedKind } from './fields.ts'

/** The ids in our lists, and the names of entries. */
export type Ids = Readonly<Record<ListedKind, readonly string[]>>

/**
 * The JSON Schema of a file, for programs that help to write it. @param ids that a field may name; without any, the
 * schema names the list instead
 */
export function jsonSchema(shape: z.ZodType, ids?: Ids) {
  return z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      if (zodSchema._zod.def.type === 'date') json.type = 'string'
      const { listed } = json
      if (!ids || !isListedKind(listed)) return
      delete json['listed']
      if (ids[listed].length === 0) return
      delete json.pattern
      json.enum = [...ids[listed]]
    },
  })
}
