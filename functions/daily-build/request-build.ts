import type { Log } from '../../src/server/log.ts'

/** Milliseconds for the host to take one request; the build itself takes its own time. */
const timeLimit = 5_000

/** Tries in all. The host's API may be away for a moment, and the next run is a day later. */
const tries = 3

/** Milliseconds between two tries. Requests and pauses together fit in the host's limit for a scheduled function. */
const pause = 5_000

interface DailyBuild {
  /** The build hook's address. Anybody who knows it can start builds, so it is never logged. */
  readonly hook: string
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly log: Log
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Asks the host for a build. */
export async function requestBuild({ hook, fetch, log, wait }: DailyBuild): Promise<void> {
  let reason = ''
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (attempt > 1) await wait(pause)
    try {
      const { ok, status } = await fetch(hook, {
        method: 'POST',
        signal: AbortSignal.timeout(timeLimit),
      })
      if (ok) return
      reason = `answered ${status}`
      // A 4xx means that the address is wrong, so trying again does not help.
      if (status < 500) break
    } catch (fault) {
      reason = fault instanceof Error ? fault.name : 'unknown'
    }
  }
  log('daily-build-failed', { reason })
}
