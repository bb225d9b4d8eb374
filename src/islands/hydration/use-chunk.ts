import { useEffect, useState } from 'react'
import { loadChunk } from '../../client/lib/load-chunk.ts'

/**
 * Loads a chunk of an island once it is wanted; `undefined` until then.
 *
 *     const steps = useChunk(() => import('./Steps.tsx'), isOpen)
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, isWanted: boolean): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written where it is called, and the same each time
  useEffect(() => {
    if (isWanted) loadChunk(load, setChunk)
  }, [isWanted])
  return chunk
}
