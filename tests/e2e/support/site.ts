import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The built site, served by a process of its own. */
export interface RunningSite {
  /** The address without a path. */
  readonly url: string
  /** The folder in which its mail is written as `.eml`, unless it has an `SMTP_URL`. */
  readonly mailDir: string
  /** Its error output, line by line. */
  readonly errors: readonly string[]
  /** The folder of its functions' blobs. */
  readonly blobsDir: string
  stop(): Promise<void>
  /** Kills it, like a power cut. What it wrote stays until `stop`. */
  kill(): Promise<void>
}

/** Settings of a site, as in `.env.example`. */
export type SiteEnv = Readonly<Record<string, string>> & { readonly SMTP_URL?: string }

/** Required together with a mail server. */
const addresses = { MAIL_FROM: 'no-reply@perrong.example', MAIL_TO: 'customer-service@perrong.example' }

/** The only variables that are inherited, so that no setting of the developer affects a test. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot', 'TEMP']

/** The compile cache of the functions, which saves a third of a start. */
const compiled = join(tmpdir(), 'perrong-site-compiled')

/**
 * Starts `scripts/start.ts` on a free port with empty folders for mail and blobs and without `.env`.
 *
 * @param env its settings; with an `SMTP_URL` it gets no `MAIL_DIR`, and the addresses that a mail server requires
 * @param dist the folder of its build
 * @throws with the server's own message if it does not start
 */
export async function startSite(env: SiteEnv = {}, dist = 'dist'): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'perrong-site-'))
  const mailDir = join(folder, 'mail')
  const blobsDir = join(folder, 'blobs')
  const kept = inherited.flatMap(name => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const mail = env.SMTP_URL ? addresses : { MAIL_DIR: mailDir }
  const child = fork('scripts/start.ts', ['--dist', dist, '--no-env-file', '--blobs-dir', blobsDir], {
    env: { ...Object.fromEntries(kept), PORT: '0', NODE_COMPILE_CACHE: compiled, ...mail, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The server has no output to read')
  // Not `exit`, since its last output must have been read.
  const exited = once(child, 'close')
  const errors: string[] = []
  createInterface(stderr).on('line', line => errors.push(line))

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  const url = await Promise.race([firstLine(createInterface(stdout)), exited.then(() => undefined)])
  if (url === undefined) {
    await stop()
    throw new Error(`The site did not start: ${errors.join('\n')}`)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { url, mailDir, blobsDir, errors, stop, kill }
}

async function firstLine(lines: ReturnType<typeof createInterface>): Promise<string> {
  const [line] = await once(lines, 'line')
  return String(line)
}
