import type { BasketLine } from '../../shared/shop/basket/line.ts'

/** Those whom a line's prices are for, by name. */
export const namesOf = (line: BasketLine): string[] =>
  line.kind === 'interrail' || line.kind === 'days-pass'
    ? line.travellers.map(({ name, lastName }) => `${name} ${lastName}`)
    : []

/** What the reader wrote of a line, each on a line of its own. */
export function ownWords(line: BasketLine): string[] {
  switch (line.kind) {
    case 'interrail':
    case 'days-pass':
      return [namesOf(line).join(', ')]
    case 'gift-card':
      return [line.greeting].filter(Boolean)
    case 'taxi':
      return [`${line.station}, ${line.address}`, line.train, line.needs, line.order].filter(Boolean)
    case 'ticket':
      return [`${line.from} – ${line.to}`, line.travellers, line.wishes].filter(Boolean)
  }
}
