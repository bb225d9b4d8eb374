import * as v from 'valibot'
import { type Environment, host, readEnvironment, type SettingsResult } from '../../src/server/environment.ts'

const schema = v.object({
  PUBLIC_SITE_URL: v.optional(host),
  PUBLIC_DOMAIN_EN: v.optional(host),
  PUBLIC_DOMAIN_SV: v.optional(host),
  PUBLIC_DOMAIN_DA: v.optional(host),
})

/** Reads the hosts, with their ports, whose pages may post here beside the host that is asked. */
export function readHosts(env: Environment): SettingsResult<readonly string[]> {
  const read = readEnvironment(schema, env)
  if (!read.ok) return read
  return { ok: true, settings: Object.values(read.settings).filter(value => value !== undefined) }
}
