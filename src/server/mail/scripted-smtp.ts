import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The stages of a session that can fail; `body` is after the final dot. */
export type Stage = 'greeting' | 'auth' | 'from' | 'to' | 'data' | 'body'

/** How a mail server fails at a stage: it refuses with an answer, stays silent, or closes the connection. */
export type Behaviour = { readonly code: number; readonly words: string } | 'silent' | 'hang up'

export interface ScriptedServer {
  readonly port: number
  /** The messages that arrived completely, whatever was answered. */
  readonly messages: readonly Buffer[]
  close(): Promise<void>
}

type Done = (error?: Error | null) => void

/** A real mail server on the loopback interface that fails at one stage, for tests. */
export async function startScriptedSmtp(
  script: Partial<Record<Stage, Behaviour>> = {},
  options: SMTPServerOptions = {},
  wantedPort = 0,
): Promise<ScriptedServer> {
  const messages: Buffer[] = []
  const sockets = new Set<Socket>()
  const at = (stage: Stage, done: Done) => {
    const behaviour = script[stage]
    if (behaviour === undefined) return done()
    if (behaviour === 'hang up') for (const socket of sockets) socket.destroy()
    else if (behaviour !== 'silent') done(refusal(behaviour))
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_, done) => at('greeting', done),
    onAuth: (auth, _, done) =>
      at('auth', error => (error ? done(error) : done(null, { user: auth.username ?? '' }))),
    onMailFrom: (_, __, done) => at('from', done),
    onRcptTo: (_, __, done) => at('to', done),
    async onData(stream, _, done) {
      // A client that is killed in the middle of its mail gets no answer.
      const message = await buffer(stream).catch(() => undefined)
      if (!message) return
      messages.push(message)
      at('body', done)
    },
    ...options,
  })
  // A client that gives up in the middle is part of the tests.
  server.on('error', () => {})
  const net = server.server
  net.on('connection', (socket: Socket) => sockets.add(socket))
  return {
    port: await listen(net, wantedPort),
    messages,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function refusal({ code, words }: { code: number; words: string }) {
  return Object.assign(new Error(words), { responseCode: code })
}

/** A server with scripted answers, one for each line that it receives. After the last answer it behaves as given. */
export async function startRawServer(
  replies: readonly string[],
  then: 'silent' | 'hang up',
): Promise<ScriptedServer> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
    const left = [...replies]
    const reply = () => {
      const next = left.shift()
      if (next !== undefined) socket.write(next)
      else if (then === 'hang up') socket.destroy()
    }
    socket.on('data', reply)
    reply()
  })
  const port = await listen(server)
  return {
    port,
    messages: [],
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

async function listen(server: Server, wanted = 0): Promise<number> {
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}
