import { Cron } from 'croner'
import { hostLimits } from '../../src/server/time-limits.ts'
import { functionContext, reportFault } from './function-context.ts'
import type { FunctionRoute } from './function-route.ts'

/** Scheduled functions. */
export interface Schedule {
  /** Starts no further runs, and gives the current ones two seconds to end. */
  stop(): Promise<void>
}

/**
 * Runs scheduled functions as the host does: at the minutes of their cron expression in UTC, with a request whose JSON
 * body contains the time of the next run. No function runs twice at once. Faults are reported in the terminal.
 */
export function startSchedule(routes: readonly FunctionRoute[], siteUrl: string): Schedule {
  const running = new Set<Promise<void>>()
  const jobs = routes.flatMap(route => {
    if (route.schedule === undefined) return []
    const run = async (job: Cron) => {
      const work = runOnce(route, siteUrl, job.nextRun())
      running.add(work)
      await work
      running.delete(work)
    }
    return [new Cron(route.schedule, { mode: '5-part', timezone: 'UTC', protect: true, unref: true }, run)]
  })
  return {
    async stop() {
      for (const job of jobs) job.stop()
      await Promise.race([Promise.all(running), new Promise(resolve => setTimeout(resolve, 2000).unref())])
    },
  }
}

async function runOnce(
  { name, handler }: FunctionRoute,
  siteUrl: string,
  nextRun: Date | null,
): Promise<void> {
  const slow = setTimeout(() => {
    reportFault(
      name,
      `it has run for more than ${hostLimits.scheduled / 1000} seconds, after which the host stops it`,
    )
  }, hostLimits.scheduled)
  try {
    const request = new Request(`${siteUrl}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next_run: nextRun?.toISOString() }),
    })
    await handler(request, functionContext(name, siteUrl))
  } catch (fault) {
    reportFault(name, fault)
  } finally {
    clearTimeout(slow)
  }
}
