import type { Part } from './check-shape.ts'
import { type Content, localeTexts, type SourceEntry } from './content.ts'
import type { Fault } from './fault.ts'

/** Texts that do not match their facts: a line without a name, a day without words. */
export function translationFaults({ entries }: Content): Fault[] {
  const mapped = [...entries.guides.values(), ...entries.routes.values()]
  return [
    ...mapped.flatMap(lineFaults),
    ...[...entries.routes.values()].flatMap(dayFaults),
    ...[...entries.routes.values()].flatMap(extraFaults),
  ]
}

const lineFaults = ({ facts, texts }: SourceEntry<'guides' | 'routes'>): Fault[] =>
  localeTexts(texts).flatMap(text => nameFaults(text, 'lines', facts.file.path, facts.data.map.lines))

const extraFaults = ({ facts, texts }: SourceEntry<'routes'>): Fault[] =>
  localeTexts(texts).flatMap(text => nameFaults(text, 'extras', facts.file.path, facts.data.estimate.extras))

/** Faults in a text's names for things that the facts identify by ids. */
function nameFaults<Field extends string>(
  { file, data }: Part<Readonly<Record<Field, Readonly<Record<string, string>>>>>,
  field: Field,
  factsPath: string,
  things: readonly { readonly id: string }[],
): Fault[] {
  const ids = things.map(({ id }) => id)
  const names = data[field]
  return [
    ...ids
      .filter(id => !names[id])
      .map(id => file.fault([field, id], `is missing: ${factsPath} has it, and it must have a name`)),
    ...Object.keys(names)
      .filter(id => !ids.includes(id))
      .map(id => file.fault([field, id], `${factsPath} has no such id; allowed: ${ids.join(', ')}`)),
  ]
}

function dayFaults({ facts, texts }: SourceEntry<'routes'>): Fault[] {
  const days = facts.data.days.length
  return localeTexts(texts)
    .filter(({ data }) => data.days.length !== days)
    .map(({ file, data }) =>
      file.fault(['days'], `must be ${days}, as in ${facts.file.path}; there are ${data.days.length}`),
    )
}
