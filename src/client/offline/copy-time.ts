/** When this page was kept, in milliseconds since 1970, if the worker answered with a copy; 0 where it is the network's. */
export function copyTime(): number {
  const [visit] = performance.getEntriesByType('navigation')
  const timings = visit instanceof PerformanceNavigationTiming ? visit.serverTiming : undefined
  return Number(timings?.find(({ name }) => name === 'kept')?.description ?? 0)
}
