import { useEffect, useState } from 'react'
import { loadChunk } from '../../client/load-chunk/load-chunk.ts'

/**
 * A part of an island that only some readers come to, once it is wanted and has come.
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
