import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from '../../shared/mail/mail.ts'
import type { Send, SendResult } from './send.ts'
import type { Delivery } from './settings.ts'

/** Milliseconds. Nodemailer's own defaults wait for minutes, longer than the host lets a function run. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 }

/**
 * Milliseconds for one mail as a whole: a server may also be slow in many small steps, and the host lets a
 * function run for 30 seconds, in which two mails are sent.
 */
const deadline = 12_000

/** Mail comes from strings and bytes only: nothing may be read from disk or fetched. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** Makes the function that hands mail over to where the settings say. */
export function createSend(delivery: NonNullable<Delivery>): Send {
  return delivery.kind === 'smtp' ? sendBySmtp(delivery.url) : writeToFolder(delivery.path)
}

function sendBySmtp(url: string): Send {
  const transport = createTransport({ url, ...timeouts, ...closed })
  return async mail => {
    const { promise: late, resolve } = Promise.withResolvers<SendResult>()
    const timer = setTimeout(() => resolve({ ok: false, reason: 'silent' }), deadline)
    const sent = transport.sendMail(message(mail)).then((): SendResult => ({ ok: true }), failureOf)
    return Promise.race([sent, late]).finally(() => clearTimeout(timer))
  }
}

/** One `.eml` file per mail, named by its message id, which holds nothing but our own letters. */
function writeToFolder(path: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return async mail => {
    const { message: source } = await transport.sendMail(message(mail))
    await mkdir(path, { recursive: true })
    await writeFile(join(path, `${mail.messageId.split('@')[0]}.eml`), source)
    return { ok: true }
  }
}

function message(mail: Mail): SendMailOptions {
  return {
    from: { ...mail.from },
    to: [{ ...mail.to }],
    ...(mail.replyTo && { replyTo: { ...mail.replyTo, name: plain(mail.replyTo.name) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    ...(mail.automatic && {
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }),
    attachments: mail.attachments.map(({ name, mime, bytes }) => ({
      filename: name,
      contentType: mime,
      content: Buffer.from(bytes),
      // Text would else be re-wrapped: files arrive byte for byte.
      contentTransferEncoding: 'base64',
    })),
  }
}

/** Nodemailer leaves an encoded word as it is; mail programs decode it, line breaks and all. */
const plain = (name: string) => name.replaceAll('=?', '= ?')

/** Codes of Nodemailer for a server that was there and said nothing. */
const silentCodes = ['ETIMEDOUT']

function failureOf(error: unknown): SendResult {
  if (!(error instanceof Error)) throw error
  if ('response' in error && typeof error.response === 'string' && error.response !== '') {
    return { ok: false, reason: 'refused', response: error.response }
  }
  if (!('code' in error) || typeof error.code !== 'string') throw error
  return { ok: false, reason: silentCodes.includes(error.code) ? 'silent' : 'unreachable' }
}
