import type { Hit } from '../../shared/search/index.ts'
import { Marked } from './Marked.tsx'

/** Results as a list of links, best first. */
export function Hits({ hits }: { readonly hits: readonly Hit[] }) {
  return (
    <ol className="hits" role="list">
      {hits.map(({ entry, title, text, names }) => (
        <li key={entry.href}>
          <h3>
            <a href={entry.href}>
              <Marked segments={title} />
            </a>
          </h3>
          <small>{[entry.note, ...names].join(' · ')}</small>
          <p>
            <Marked segments={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
