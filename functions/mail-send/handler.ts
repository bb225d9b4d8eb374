import { href } from '../../src/routing/href.ts'
import { faultName, type Log } from '../../src/server/log.ts'
import { fullText } from '../../src/server/mail/full-text.ts'
import type { MailServices } from '../../src/server/mail/mail-services.ts'
import type { Submission } from '../../src/server/mail/once.ts'
import type { AddressOf } from '../../src/server/site-addresses.ts'
import { filesName } from '../../src/shared/forms/kit/define-form.ts'
import { honeypotName } from '../../src/shared/forms/kit/honeypot.ts'
import type { FormEntries } from '../../src/shared/forms/kit/read-entries.ts'
import type { FormSources } from '../../src/shared/forms/registry.ts'
import type { MailAddresses } from '../../src/shared/mail/mail.ts'
import { type Accepted, respond } from './answer.ts'
import { readBody } from './body.ts'
import { fingerprint } from './fingerprint.ts'
import { isOwnOrigin } from './origin.ts'
import { ownAddressErrors } from './own-address.ts'
import { bodyRefusals, type Refused, refuse, refuseByFault, refuseFields } from './refusal.ts'
import { sendLink, sendMails } from './send-mails.ts'
import { guessSender, readSender, type Sender } from './sender.ts'

export interface HandlerOptions extends FormSources {
  /** Absent if no way to send mail is configured. */
  readonly mail:
    | (MailServices & {
        readonly addresses: MailAddresses
        /** For links in mails. */
        readonly addressOf: AddressOf
      })
    | undefined
  /** Our public address, which is on every page; `undefined` if it cannot be read. */
  readonly readContact: () => Promise<string | undefined>
  /** Configured hosts whose pages may post here. */
  readonly hosts: readonly string[]
  readonly now: () => Date
  readonly log: Log
}

/** Makes the function behind `POST /mail/send`. Its response does not reveal any details of a fault. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  return async request => {
    const wantsJson = isForProgram(request)
    let sender = guessSender(request)
    try {
      const posted = await readPost(request, options.hosts, sender)
      if (!posted.ok) return respond(posted, wantsJson)
      sender = readSender(posted.entries.text, sender)
      return respond(await accept(posted.entries, sender, options), wantsJson)
    } catch (error) {
      options.log('mail-fault', { fault: faultName(error) })
      return respond(refuseByFault(sender), wantsJson)
    }
  }
}

/** Whether the request accepts JSON, or posts JSON and does not accept HTML. */
function isForProgram({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? ''
  const isJson = headers.get('content-type')?.toLowerCase().startsWith('application/json') ?? false
  return accept.includes('application/json') || (isJson && !accept.includes('text/html'))
}

type Posted = Refused | { readonly ok: true; readonly entries: FormEntries }

async function readPost(request: Request, hosts: readonly string[], sender: Sender): Promise<Posted> {
  if (request.method !== 'POST') return refuse(sender, 405, 'postOnly')
  if (!isOwnOrigin(request, hosts)) return refuse(sender, 403, 'foreign')
  const body = await readBody(request)
  return body.ok ? body : refuse(sender, ...bodyRefusals[body.error])
}

async function accept(
  entries: FormEntries,
  sender: Sender,
  options: HandlerOptions,
): Promise<Accepted | Refused> {
  const { locale, form } = sender
  if (!form) return refuse(sender, 400, 'malformed')
  // Our own pages never send files here, so reject them instead of dropping them silently.
  if (entries.files.length > 0 && !form.form.fields[filesName]) return refuse(sender, 400, 'malformed')
  const received = options.now()
  const context = form.readContext ? await form.readContext(options, locale) : {}
  const checked = await form.check(entries, locale, received, context?.catalogues?.[locale])
  if (!checked.ok) return refuseFields(sender, checked.errors, checked.tooLarge)
  if (!options.mail) return refuse(sender, 503, 'notConfigured')
  const contact = await options.readContact()
  const ours = [
    ...Object.values(options.mail.addresses).map(({ address }) => address),
    ...(contact ? [contact] : []),
  ]
  const ownAddress = ownAddressErrors(form, entries, ours, locale)
  if (Object.keys(ownAddress).length > 0) return refuseFields(sender, ownAddress, false)
  if (!context) return refuse(sender, 503, 'notConfigured')

  const { mail } = options
  const { once, addresses, addressOf } = mail
  const suspect = Boolean(entries.text.get(honeypotName))
  const { mails, receipt } = checked.data

  const send = ({ reference, received: at }: Submission) => {
    const made = mails({
      locale,
      reference,
      received: new Date(at),
      addresses,
      suspect,
      addressOf: page => addressOf(href(page, locale), locale),
      ...context,
    })
    // An address is sent only a few signed links a day.
    return context.confirmLink && !suspect
      ? sendLink(reference, made, mail)
      : sendMails(reference, made, mail)
  }

  const period = form.sameFor && Math.floor(received.getTime() / form.sameFor)
  const result = await once(await fingerprint(entries, period), send)
  if (result.outcome === 'full') return refuse(sender, 503, 'fault', fullText(locale))
  if (result.outcome !== 'accepted') {
    const { reason, words } = result
    return refuse(sender, 502, reason === 'silent' ? 'silent' : 'unreachable', words)
  }
  const onward = receipt
    ? { rows: receipt(new Date(result.received)), sender }
    : { path: href(form.sentPage ?? form.page, locale) }
  const pricedAt = context.catalogues ? { pricedAt: result.received } : {}
  return { ok: true, reference: result.reference, ...pricedAt, onward }
}
