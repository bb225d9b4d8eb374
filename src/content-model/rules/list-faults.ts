import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import type { FieldPath, SourceFile } from './source-file.ts'

/** Ids that are in a list twice, of which only one would be read. */
export function listFaults({ single, entries }: Content): Fault[] {
  const lists = [single.stations, single.operators, single.reservations]
  const maps = [...entries.guides.values(), ...entries.routes.values()]
  return [
    ...maps.flatMap(({ facts: { file, data } }) => repeatedIds(file, ['map', 'lines'], data.map.lines)),
    ...lists.flatMap(list => (list ? repeatedIds(list.file, [], list.data) : [])),
    ...[...entries.products.values()].flatMap(({ facts: { file, data } }) =>
      'variants' in data ? repeatedIds(file, ['variants'], data.variants) : [],
    ),
  ]
}

function repeatedIds(file: SourceFile, path: FieldPath, list: readonly { readonly id: string }[]): Fault[] {
  const seen = new Set<string>()
  return list.flatMap(({ id }, index) => {
    if (seen.has(id))
      return [file.fault([...path, index, 'id'], `"${id}" is listed twice; each id must be unique`)]
    seen.add(id)
    return []
  })
}
