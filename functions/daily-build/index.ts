import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '@netlify/functions'
import { readSettings } from '../../src/server/environment.ts'
import { log } from '../../src/server/log.ts'
import { requestBuild } from './request-build.ts'

/** Asks for a build once a day, so that entries, campaigns and prices with a start date appear on that date. */
export default async (): Promise<Response> => {
  const read = readSettings(['BUILD_HOOK_URL'], process.env)
  if (!read.ok) log('settings-invalid', { problems: read.problems.join('; ') })
  const hook = read.ok ? read.settings.BUILD_HOOK_URL : undefined
  if (hook) await requestBuild({ hook, fetch, log, wait })
  return new Response()
}

/** In UTC: five past midnight in Sweden, in summer five past one. */
export const config: Config = { schedule: '5 23 * * *' }
