import { type Environment, readSettings, type SettingsResult } from '../environment.ts'
import type { SigningKeys } from './token.ts'

export interface NewsletterSettings {
  readonly keys: SigningKeys
  /** The API that keeps the list, without a trailing slash; without one, customer service keeps the list. */
  readonly api: string | undefined
}

/** Reads what the newsletter needs. Without a key no link can be signed or verified. */
export function readNewsletterSettings(env: Environment): SettingsResult<NewsletterSettings> {
  const read = readSettings(['FORM_SIGNING_KEY', 'FORM_SIGNING_KEY_OLD', 'API_BASE_URL'], env)
  if (!read.ok) return read
  const { FORM_SIGNING_KEY, FORM_SIGNING_KEY_OLD, API_BASE_URL } = read.settings
  if (FORM_SIGNING_KEY === undefined) return { ok: false, problems: ['FORM_SIGNING_KEY is not set'] }
  const old = FORM_SIGNING_KEY_OLD === undefined ? [] : [FORM_SIGNING_KEY_OLD]
  return {
    ok: true,
    settings: { keys: [FORM_SIGNING_KEY, ...old], api: API_BASE_URL?.replace(/\/+$/, '') },
  }
}
