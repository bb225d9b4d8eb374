import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailLimits, mailLimits } from '../time-limits.ts'
import { compose } from './compose.ts'
import type { Send } from './send-result.ts'
import type { MailSettings } from './settings.ts'
import { smtpFault } from './smtp-fault.ts'

/** Mail comes from strings and bytes only: nothing may be read from disk or fetched. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** Makes the function that sends mail as configured. */
export function createSend(
  { delivery, addresses }: Pick<MailSettings, 'delivery' | 'addresses'>,
  limits = mailLimits,
): Send {
  if (delivery.kind === 'folder') return writeToFolder(delivery.path)
  const ours = Object.values(addresses).map(({ address }) => address)
  return sendBySmtp(delivery.url, ours, limits)
}

function sendBySmtp(url: string, ours: readonly string[], { total, connection }: MailLimits): Send {
  return async mail => {
    let isOut = false
    const logger = {
      info({ tnx }: { tnx?: unknown }) {
        // Nodemailer's only sign that the final dot was sent.
        if (tnx === 'message') isOut = true
      },
    }
    const transport = createTransport({
      url,
      ...closed,
      connectionTimeout: connection,
      greetingTimeout: connection,
      dnsTimeout: connection,
      // A server may need a long time after the final dot, so a silent one has the whole time.
      socketTimeout: total,
      logger,
    })
    try {
      await transport.sendMail({ ...compose(mail), signal: AbortSignal.timeout(total) })
      return { outcome: 'delivered' }
    } catch (error) {
      return smtpFault(error, isOut, ours.includes(mail.to.address))
    }
  }
}

/** One `.eml` file per mail, named by its message id, which contains only our own letters. */
function writeToFolder(path: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return async mail => {
    const { message: source } = await transport.sendMail(compose(mail))
    await mkdir(path, { recursive: true })
    await writeFile(join(path, `${mail.messageId.split('@')[0]}.eml`), source)
    return { outcome: 'delivered' }
  }
}
