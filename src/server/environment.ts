import * as v from 'valibot'
import { isEmail } from '../shared/forms/kit/email.ts'

/** The environment of a process: a variable that is set to nothing counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a function needs of its environment, or what is wrong with it: names of variables, never their values. */
export type SettingsResult<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

const protocols = (allowed: readonly string[]) => (value: string) =>
  URL.canParse(value) && allowed.includes(new URL(value).protocol) && new URL(value).hostname !== ''

/** One address alone: a list in one variable would add a recipient. */
export const mailAddress = v.pipe(v.string(), v.check(isEmail, 'must be one e-mail address'))

export const smtpUrl = v.pipe(
  v.string(),
  v.check(protocols(['smtp:', 'smtps:']), 'must be an smtp:// or smtps:// address'),
)

export const webAddress = v.pipe(
  v.string(),
  v.check(protocols(['http:', 'https:']), 'must be an http(s) address'),
)

/** A bare domain or a whole address: `perrong.example`, `https://perrong.example`. */
export const host = v.pipe(
  v.string(),
  v.transform(value => (value.includes('://') ? value : `https://${value}`)),
  v.check(protocols(['http:', 'https:']), 'must be a domain or an http(s) address'),
  v.transform(value => new URL(value).host),
)

/** Checks the variables that a schema names. */
export function readEnvironment<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Environment,
): SettingsResult<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, set)
  if (result.success) return { ok: true, settings: result.output }
  return { ok: false, problems: result.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`) }
}
