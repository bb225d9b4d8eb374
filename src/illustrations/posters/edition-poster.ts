import { editions, type PosterEdition } from './editions.ts'
import type { PosterFrame } from './options.ts'
import { poster } from './poster.ts'

/**
 * Draws a named poster.
 *
 *     editionPoster('norway', { title: 'A stave church by a fjord', width: 533 }) // => '<svg …'
 */
export const editionPoster = (id: PosterEdition, frame: PosterFrame = {}) =>
  poster({ seed: id, ...editions[id], ...frame })
