import { useCallback, useEffect, useState } from 'react'
import { stationFinder } from '../../shared/trip/find-station.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import { memoizeFindWays } from '../../shared/trip/plan-trip.ts'
import { unpackNetwork } from '../../shared/trip/unpack-network.ts'
import type { LoadedNetwork } from './planner.ts'

/** Lets the browser paint and respond between two pieces of work. */
const breath = () => new Promise(resolve => setTimeout(resolve))

async function loadNetwork(path: string, signal: AbortSignal): Promise<LoadedNetwork> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`The network was answered ${response.status}`)
  const fetched: unknown = await response.json()
  await breath()
  const network = unpackNetwork(fetched)
  await breath()
  const graph = toGraph(network)
  return { network, graph, find: stationFinder(network), waysBetween: memoizeFindWays(graph) }
}

/** The network; undefined until it has loaded, `failed` if it cannot be loaded. */
export function useNetwork(path: string): readonly [LoadedNetwork | 'failed' | undefined, () => void] {
  const [loaded, setLoaded] = useState<LoadedNetwork | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches it again
  useEffect(() => {
    const leaving = new AbortController()
    loadNetwork(path, leaving.signal).then(setLoaded, () => {
      if (!leaving.signal.aborted) setLoaded('failed')
    })
    return () => leaving.abort()
  }, [path, attempt])
  const retry = useCallback(() => {
    setLoaded(undefined)
    setAttempt(before => before + 1)
  }, [])
  return [loaded, retry]
}
