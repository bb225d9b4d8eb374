import { cacheKey } from '../../shared/offline/caches.ts'
import type { savableKinds } from '../../shared/offline/savable.ts'

/** A page that has a button to save it. */
export interface SavePlace {
  readonly path: string
  readonly kind: (typeof savableKinds)[number]
  /** A route's guides, as their pages are called. */
  readonly guides: readonly { readonly path: string; readonly title: string }[]
  /** Where the saved pages are listed. */
  readonly library: string
}

/** What a button's data attributes say; a guide has no guides. */
export function savePlace({ dataset }: HTMLElement): SavePlace {
  return {
    path: cacheKey(location.href),
    kind: dataset['kind'] as SavePlace['kind'],
    guides: JSON.parse(dataset['guides'] ?? '[]'),
    library: dataset['save'] ?? '',
  }
}
