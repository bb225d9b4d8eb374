import { limitConcurrency } from '../../shared/limit-concurrency.ts'

/**
 * Pictures that pages of this build have requested, drawn in parallel with rendering. Pages are rendered by the built
 * site and pictures are published by the build's configuration: these are two copies of the code, which share a global
 * object.
 */
export interface PictureQueue {
  /** Draws a page's picture in its turn. A picture that is requested again, or by several pages, is drawn once. */
  add(page: string, picture: QueuedPicture): void
  /** The path of a page's picture on the site, drawn or not; `undefined` if the page requested none. */
  pathOf(page: string): string | undefined
  /**
   * Resolves with the pictures by the path of their page, when all are drawn. @throws the error that drawing one threw
   */
  finish(): Promise<ReadonlyMap<string, DrawnPicture>>
}

export interface QueuedPicture {
  /** The file's path on the site. */
  readonly path: string
  /** Returns the path of the drawn file. */
  draw(): Promise<string>
}

export interface DrawnPicture {
  /** The file's path on the site. */
  readonly path: string
  /** The path of the drawn file in the cache. */
  readonly source: string
}

declare global {
  var perrongSocialPictures: PictureQueue | undefined
}

/** The queue of this build. */
export function pictureQueue(): PictureQueue {
  globalThis.perrongSocialPictures ??= makeQueue()
  return globalThis.perrongSocialPictures
}

/** @param together the number of pictures that are drawn concurrently: enough that the thread always has one to draw */
export function makeQueue(together = 24): PictureQueue {
  const inTurn = limitConcurrency(together)
  const pictures = new Map<string, { readonly path: string; readonly drawn: Promise<DrawnPicture> }>()
  const byPath = new Map<string, Promise<DrawnPicture>>()
  return {
    add(page, { path, draw }) {
      if (pictures.has(page)) return
      const drawn = byPath.get(path) ?? inTurn(async () => ({ path, source: await draw() }))
      byPath.set(path, drawn)
      // A failure is reported by `finish`.
      drawn.catch(() => {})
      pictures.set(page, { path, drawn })
    },
    pathOf: page => pictures.get(page)?.path,
    async finish() {
      await Promise.allSettled(byPath.values())
      const finished = [...pictures].map(async ([page, { drawn }]) => [page, await drawn] as const)
      return new Map(await Promise.all(finished))
    },
  }
}
