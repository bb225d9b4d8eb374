import { memo } from 'react'
import type { Hit } from '../../shared/search/index.ts'
import { HighlightedText } from './HighlightedText.tsx'

/** Results as a list of links, best first. */
export function Hits({ hits }: { readonly hits: readonly Hit[] }) {
  return (
    <ol className="hits" role="list">
      {hits.map((hit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its elements, whatever is found there next
        <Item key={place} hit={hit} />
      ))}
    </ol>
  )
}

const Item = memo(({ hit: { entry, href, section, title, text, names } }: { readonly hit: Hit }) => (
  <li>
    <h3>
      <a href={href}>
        <HighlightedText segments={title} />
      </a>
    </h3>
    <small>{[entry.note, section, ...names].filter(Boolean).join(' · ')}</small>
    <p>
      <HighlightedText segments={text} />
    </p>
  </li>
))
