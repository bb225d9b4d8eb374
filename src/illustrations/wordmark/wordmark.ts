import { cached } from '../../build-cache/build-cache.ts'
import { brand } from '../../shared/brand.ts'
import type { Wordmark } from './draw-wordmark.ts'

async function read(): Promise<Wordmark> {
  const json = await cached('wordmark', brand, async () => {
    // Loaded only if there is something to draw, since that takes a while.
    const { drawWordmark } = await import('./draw-wordmark.ts')
    return Buffer.from(JSON.stringify(await drawWordmark(brand)))
  })
  return JSON.parse(json.toString())
}

/** The brand's name, drawn once per build. */
export const wordmark = await read()
