import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import type { PublishedContent } from './published-content.ts'
import { type List, type Reference, references } from './references.ts'

/** Above this number, a list of ids is less helpful than the name of their file. */
const mostListed = 60

/** A fault for each id that does not exist. */
export function referenceFaults(content: Content, published: PublishedContent): Fault[] {
  const lists = {
    stations: idsOf(content, 'stations'),
    operators: idsOf(content, 'operators'),
    reservations: idsOf(content, 'reservations'),
  }
  const why = ({ to, id, from }: Reference) => {
    if (to !== 'stations' && to !== 'operators' && to !== 'reservations')
      return published.whyNot(from, to, id)
    const ids = lists[to]
    if (!ids || ids.has(id)) return undefined
    const there = ids.size > mostListed ? `its ${ids.size} ids are in that file` : `allowed: ${list(ids)}`
    return `content/${to}.yaml has no "${id}"; ${there}`
  }
  return [...references(content)].flatMap(reference => {
    const message = why(reference)
    return message ? [reference.file.fault(reference.path, message)] : []
  })
}

/** The ids of a list; `undefined` where the list itself has a fault, which is reported alone. */
const idsOf = ({ single }: Content, name: List): ReadonlySet<string> | undefined =>
  single[name] && new Set(single[name].data.map(({ id }: { id: string }) => id))

const list = (ids: ReadonlySet<string>) => [...ids].sort().join(', ')
