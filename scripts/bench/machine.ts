import { availableParallelism } from 'node:os'
import type { Row } from './table.ts'

/** Milliseconds of work. */
const work = 500

/**
 * The share of a processor that a process gets if it asks for all of it. If it is less, other programs are running and
 * times are noisy.
 */
export function cpuShareRow(): Row {
  const began = performance.now()
  const before = process.cpuUsage()
  const used = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  while (used() < work);
  const share = used() / (performance.now() - began)
  return {
    what: 'Machine',
    where: `${availableParallelism()} processors`,
    measured: `a busy process gets ${Math.min(100, Math.round(share * 100))} % of a processor`,
  }
}
