import type { Log } from '../../src/server/log.ts'

/** Milliseconds for the host to take one request; the build itself takes its own time. */
const timeLimit = 5_000

/** Tries in all. The host's interface may be away for a moment, and the next run is a day later. */
const tries = 3

interface DailyBuild {
  /** The build hook's address: whoever has it can start builds, so it is in no log. */
  readonly hook: string
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly log: Log
}

/** Asks the host for a build. */
export async function requestBuild({ hook, fetch, log }: DailyBuild): Promise<void> {
  let reason = ''
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const { ok, status } = await fetch(hook, {
        method: 'POST',
        signal: AbortSignal.timeout(timeLimit),
      })
      if (ok) return
      reason = `answered ${status}`
      // An address that is wrong stays so.
      if (status < 500) break
    } catch (fault) {
      reason = fault instanceof Error ? fault.name : 'unknown'
    }
  }
  log('daily-build-failed', { reason })
}
