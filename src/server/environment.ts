import * as v from 'valibot'
import { settingRules } from '../shared/settings.ts'

/** The environment of a process. An empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A function's settings, or the faults in them, which name variables and never their values. */
export type SettingsResult<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads settings by name and validates them by the same rules as the build. */
export function readSettings<const Name extends keyof typeof settingRules>(
  names: readonly Name[],
  env: Environment,
): SettingsResult<Readonly<Partial<Record<Name, string>>>> {
  const set = names.flatMap(name => (env[name] ? [[name, env[name]] as const] : []))
  const problems = set.flatMap(([name, value]) => {
    const { issues = [] } = v.safeParse(settingRules[name], value)
    return issues.map(({ message }) => `${name}: ${message}`)
  })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, settings: Object.fromEntries(set) as Partial<Record<Name, string>> }
}
