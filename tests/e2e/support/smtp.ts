import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The mail server's behaviour: it accepts mail, refuses it with 550 at one step, or stays silent. */
export type SmtpBehaviour = 'accept' | 'reject-rcpt' | 'reject-data' | 'silent'

/** A received mail: its envelope, its bytes, and its parsed content. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
  /** Parsed by postal-mime: `subject`, `text`, `html`, `replyTo`, `attachments` (bytes in `content`). */
  readonly email: Email
}

/** A real mail server on the loopback interface. */
export interface RunningSmtp {
  /** For `SMTP_URL`. */
  readonly url: string
  /** In the order of their arrival. */
  readonly mails: readonly ReceivedMail[]
  /** Resolves with all mails as soon as there are this many; rejects after ten seconds. */
  waitFor(count: number): Promise<readonly ReceivedMail[]>
  close(): Promise<void>
}

/** The message of a refusal, which the sender of a form must see. */
export const rejection = 'Mailbox unavailable'

/** Starts a mail server on a free port. */
export async function startSmtp(behaviour: SmtpBehaviour = 'accept'): Promise<RunningSmtp> {
  const mails: ReceivedMail[] = []
  const started = behaviour === 'silent' ? await startSilent() : await startReal(behaviour, mails)
  return {
    url: `smtp://127.0.0.1:${started.port}`,
    mails,
    async waitFor(count) {
      const deadline = Date.now() + 10_000
      while (mails.length < count) {
        if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails came in ten seconds`)
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      return mails
    },
    close: started.close,
  }
}

/** A port of the loopback interface where no server listens. */
export async function refusedPort(): Promise<number> {
  const server = createServer()
  const port = await openPort(server)
  await new Promise(resolve => server.close(resolve))
  return port
}

interface Started {
  readonly port: number
  close(): Promise<void>
}

async function startReal(behaviour: SmtpBehaviour, mails: ReceivedMail[]): Promise<Started> {
  const refuse = () => Object.assign(new Error(rejection), { responseCode: 550 })
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onRcptTo: (_address, _session, done) => done(behaviour === 'reject-rcpt' ? refuse() : undefined),
    onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope
      buffer(stream)
        .then(async raw => {
          if (behaviour === 'reject-data') throw refuse()
          const from = mailFrom === false ? '' : mailFrom.address
          const email = await PostalMime.parse(raw)
          mails.push({ from, to: rcptTo.map(({ address }) => address), raw, email })
        })
        .then(() => done(), done)
    },
  }
  const server = new SMTPServer(options)
  // A client that hangs up in the middle is part of the tests.
  server.on('error', () => {})
  const port = await openPort(server.server)
  return { port, close: () => new Promise(resolve => server.close(() => resolve())) }
}

async function startSilent(): Promise<Started> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
  })
  const port = await openPort(server)
  return {
    port,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

async function openPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return address.port
}
