import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

/** The text that `npm run new` writes where an editor has to fill something in. */
const mark = /FILL IN(?::[ \t]*([^"'\n]*))?/g

/**
 * Files in which an editor still has to fill something in: how many places, and the first of them. It is a note in a
 * draft, and a fault in a published entry.
 */
export function placeholderFaults(content: Content): { faults: Fault[]; notes: Fault[] } {
  const drafts = new Set(
    Object.values(content.entries).flatMap(kind =>
      [...kind.values()]
        .filter(({ facts }) => facts.data.draft)
        .map(({ facts }) => folderOf(facts.file.path)),
    ),
  )
  const faults: Fault[] = []
  const notes: Fault[] = []
  for (const file of content.files) {
    const [first, ...more] = [...file.text.matchAll(mark)]
    if (!first) continue
    const what = first[1] ? `: ${first[1].trim()}` : ''
    const others = more.length > 0 ? ` (and ${more.length} more below)` : ''
    const found = file.faultAt(first.index, 'text', `is to be filled in${what}${others}`)
    const list = drafts.has(folderOf(file.path)) ? notes : faults
    list.push(found)
  }
  return { faults, notes }
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
