import * as v from 'valibot'
import { isEmail } from '../../src/shared/forms/email.ts'
import type { MailAddresses } from '../../src/shared/mail/mail.ts'

/** Where mail goes: to a mail server, to a folder as `.eml` files, or nowhere. */
export type Delivery =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string }
  | undefined

export interface Settings {
  readonly delivery: Delivery
  readonly addresses: MailAddresses
  /** Hosts, with their ports, whose pages may post here beside the host that is asked. */
  readonly hosts: readonly string[]
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The sender's name in the mailbox of whoever gets our mail. */
const senderName = 'Perrong'

const protocols = (allowed: readonly string[]) => (value: string) =>
  URL.canParse(value) && allowed.includes(new URL(value).protocol)

const address = v.pipe(v.string(), v.check(isEmail, 'must be one e-mail address'))

/** A bare domain or a whole address: `perrong.example`, `https://perrong.example`. */
const host = v.pipe(
  v.string(),
  v.transform(value => (value.includes('://') ? value : `https://${value}`)),
  v.check(protocols(['http:', 'https:']), 'must be a domain or an http(s) address'),
  v.transform(value => new URL(value).host),
)

const environment = v.object({
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.check(protocols(['smtp:', 'smtps:']), 'must be an smtp:// or smtps:// address')),
  ),
  MAIL_DIR: v.optional(v.string()),
  MAIL_FROM: v.optional(address),
  MAIL_TO: v.optional(address),
  PUBLIC_SITE_URL: v.optional(host),
  PUBLIC_DOMAIN_EN: v.optional(host),
  PUBLIC_DOMAIN_SV: v.optional(host),
  PUBLIC_DOMAIN_DA: v.optional(host),
})

/** Reads and checks what the function needs of its environment. Problems name the variable, never its value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsResult {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(environment, set)
  if (!result.success) {
    return { ok: false, problems: result.issues.map(issue => `${v.getDotPath(issue)} ${issue.message}`) }
  }
  const values = result.output
  const hosts = [
    values.PUBLIC_SITE_URL,
    values.PUBLIC_DOMAIN_EN,
    values.PUBLIC_DOMAIN_SV,
    values.PUBLIC_DOMAIN_DA,
  ]
  return {
    ok: true,
    settings: {
      delivery: deliveryOf(values.SMTP_URL, values.MAIL_DIR),
      addresses: {
        from: { name: senderName, address: values.MAIL_FROM ?? 'no-reply@perrong.example' },
        service: { name: senderName, address: values.MAIL_TO ?? 'customer-service@perrong.example' },
      },
      hosts: hosts.filter(value => value !== undefined),
    },
  }
}

function deliveryOf(url: string | undefined, path: string | undefined): Delivery {
  if (url !== undefined) return { kind: 'smtp', url }
  return path === undefined ? undefined : { kind: 'folder', path }
}
