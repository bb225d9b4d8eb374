import { storedAtName } from '../../shared/offline/stored-at-name.ts'

/** When this page was cached, in milliseconds since 1970; 0 if it came from the network. */
export function copyTime(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Number(visit?.serverTiming?.find(({ name }) => name === storedAtName)?.description ?? 0)
}
