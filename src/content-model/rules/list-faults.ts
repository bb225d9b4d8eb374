import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** Ids that are in a list twice, of which only one would be read. */
export function listFaults({ single }: Content): Fault[] {
  return (['stations', 'operators', 'reservations'] as const).flatMap(name => {
    const part = single[name]
    const seen = new Set<string>()
    return (part?.data ?? []).flatMap(({ id }: { id: string }, index: number) => {
      if (!seen.has(id) || !part) {
        seen.add(id)
        return []
      }
      return [part.file.fault([index, 'id'], `"${id}" is listed twice; each id must be unique`)]
    })
  })
}
