import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { loopback } from './listen.ts'
import { StartError } from './start-error.ts'

/** Loads `.env` if there is one; variables that are set already take precedence. */
export function loadEnv(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The settings that mail needs on a fresh machine: a folder, unless a mail server or a folder is set, and with a folder
 * a key for the links of newsletter mails. A generated key is valid while the server runs, and so are its links.
 */
export function mailDefaults(env: NodeJS.ProcessEnv): Record<string, string> {
  const { SMTP_URL, MAIL_DIR, FORM_SIGNING_KEY } = env
  if (SMTP_URL) return {}
  return {
    ...(!MAIL_DIR && { MAIL_DIR: '.mail' }),
    ...(!FORM_SIGNING_KEY && { FORM_SIGNING_KEY: randomBytes(32).toString('hex') }),
  }
}

/**
 * Reads `PORT`: 4321 by default, 0 for a free one.
 *
 * @throws StartError for an invalid port
 */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  if (!PORT) return 4321
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) {
    throw new StartError(`PORT is "${PORT}": it must be a number from 1 to 65535, or 0 for a free port`)
  }
  return Number(PORT)
}

/**
 * Reads `HOST`: the address to listen on, that of this machine alone where it is not set.
 *
 * @throws StartError for what is no address
 */
export function readHost({ HOST }: NodeJS.ProcessEnv): string {
  if (!HOST || HOST === 'localhost') return loopback
  if (isIP(HOST) === 0)
    throw new StartError(
      `HOST is "${HOST}": it must be an address of this machine, or 0.0.0.0 for all of them`,
    )
  return HOST
}
