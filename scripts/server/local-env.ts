import { existsSync } from 'node:fs'
import { StartError } from './start-error.ts'

/** Loads `.env` where there is one; what the environment has already wins. */
export function loadEnv(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file)
}

/** What mail needs to work on a fresh machine: a folder, unless a mail server or a folder is set. */
export function mailDefaults({ SMTP_URL, MAIL_DIR }: NodeJS.ProcessEnv): Record<string, string> {
  return SMTP_URL || MAIL_DIR ? {} : { MAIL_DIR: '.mail' }
}

/**
 * Reads `PORT`: 4321 where it is not set, 0 for a free one.
 *
 * @throws StartError for what is no port
 */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  if (!PORT) return 4321
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) {
    throw new StartError(`PORT is "${PORT}": it must be a number from 1 to 65535, or 0 for a free port`)
  }
  return Number(PORT)
}
