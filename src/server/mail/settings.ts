import type { MailAddresses } from '../../shared/mail/mail.ts'
import { type Environment, readSettings, type SettingsResult } from '../environment.ts'

/** Where mail goes: to a mail server, or to a folder as `.eml` files. */
export type Delivery =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string }

export interface MailSettings {
  readonly delivery: Delivery
  readonly addresses: MailAddresses
  /** The secret key with which addresses and forms are hashed before they are stored. */
  readonly hashKey: string
}

/** The sender's name that recipients see. */
const senderName = 'Perrong'

/** For mail that is written to a folder and read by nobody. `.example` domains belong to nobody. */
const samples = { from: 'no-reply@perrong.example', service: 'customer-service@perrong.example' }

/**
 * Reads where mail goes and our own addresses. With a mail server both addresses must be set: mail to an invented one
 * would be lost while its sender is told that it was sent.
 */
export function readMailSettings(env: Environment): SettingsResult<MailSettings> {
  const read = readSettings(
    ['SMTP_URL', 'MAIL_DIR', 'MAIL_FROM', 'MAIL_TO', 'MAIL_TO_BUSINESS', 'FORM_SIGNING_KEY'],
    env,
  )
  if (!read.ok) return read
  const { SMTP_URL, MAIL_DIR, MAIL_FROM, MAIL_TO, MAIL_TO_BUSINESS, FORM_SIGNING_KEY } = read.settings
  const delivery = deliveryOf(SMTP_URL, MAIL_DIR)
  if (!delivery) return { ok: false, problems: ['neither SMTP_URL nor MAIL_DIR is set'] }
  const missing = Object.entries({ MAIL_FROM, MAIL_TO }).filter(([, value]) => value === undefined)
  if (delivery.kind === 'smtp' && missing.length > 0) {
    return { ok: false, problems: missing.map(([name]) => `${name} is not set`) }
  }
  const service = MAIL_TO ?? samples.service
  return {
    ok: true,
    settings: {
      delivery,
      addresses: {
        from: { name: senderName, address: MAIL_FROM ?? samples.from },
        service: { name: senderName, address: service },
        business: { name: senderName, address: MAIL_TO_BUSINESS ?? service },
      },
      // The mail server's address contains a password, so it is secret too.
      hashKey: FORM_SIGNING_KEY ?? (delivery.kind === 'smtp' ? delivery.url : delivery.path),
    },
  }
}

function deliveryOf(url: string | undefined, path: string | undefined): Delivery | undefined {
  if (url !== undefined) return { kind: 'smtp', url }
  return path === undefined ? undefined : { kind: 'folder', path }
}
