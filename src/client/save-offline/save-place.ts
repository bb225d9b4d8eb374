import { cacheKey } from '../../shared/offline/caches.ts'
import type { SavablePage } from '../../shared/offline/savable.ts'

/** A page that has a button to save it. */
export interface SavePlace {
  readonly path: string
  readonly kind: SavablePage
  /** The guides of a route, with their titles; none on other pages. */
  readonly guides: readonly { readonly path: string; readonly title: string }[]
  /** The path of the page that lists the saved pages. */
  readonly library: string
}

/** Reads the data attributes of a button. */
export function savePlace({ dataset }: HTMLElement): SavePlace {
  return {
    path: cacheKey(location.href),
    kind: dataset['kind'] as SavePlace['kind'],
    guides: JSON.parse(dataset['guides'] ?? '[]'),
    library: dataset['save'] ?? '',
  }
}
