/** When this page was kept, in milliseconds since 1970, if the worker answered with a copy; 0 where it is the network's. */
export function copyTime(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Number(visit?.serverTiming?.find(({ name }) => name === 'kept')?.description ?? 0)
}
