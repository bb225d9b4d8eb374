import type { savableKinds } from '../../shared/offline/savable.ts'

/** What a page says of itself beside its button, as JSON in `data-save`. */
export interface SavePlace {
  readonly path: string
  readonly kind: (typeof savableKinds)[number]
  /** A route's guides, as their pages are called. */
  readonly guides: readonly { readonly path: string; readonly title: string }[]
  /** Where the saved pages are listed. */
  readonly library: string
}
