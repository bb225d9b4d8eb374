import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type HeaderRule, parseHeaders } from '../../src/server/header-rules.ts'
import { firstLine } from './exit-with-error.ts'
import { parseRedirects, type RedirectRule } from './redirect-rules.ts'

/** The rules of a built site in the host's two files. */
export interface SiteRules {
  readonly redirects: readonly RedirectRule[]
  readonly headers: readonly HeaderRule[]
}

/**
 * Reads `_redirects` and `_headers` of a built site, and again whenever a build has written them. If the new ones
 * cannot be read, this is reported in the terminal, and the previous ones stay.
 *
 * @throws at first, for a rule that cannot be read
 */
export async function watchRules(dist: string): Promise<() => Promise<SiteRules>> {
  const files = [join(dist, '_redirects'), join(dist, '_headers')] as const
  let known = await versions(files)
  let rules = await readRules(files)
  return async () => {
    const now = await versions(files)
    if (now === known) return rules
    known = now
    try {
      rules = await readRules(files)
    } catch (fault) {
      console.error(firstLine(fault))
    }
    return rules
  }
}

async function readRules([redirects, headers]: readonly [string, string]): Promise<SiteRules> {
  return {
    redirects: parseRedirects(await readOptional(redirects)),
    headers: parseHeaders(await readOptional(headers)),
  }
}

/** An optional file: the host treats a missing one as empty. */
const readOptional = (file: string) => readFile(file, 'utf8').catch(() => '')

/** A text that changes when one of the files does. */
async function versions(files: readonly string[]): Promise<string> {
  const found = await Promise.all(files.map(file => stat(file).catch(() => undefined)))
  return found.map(file => `${file?.mtimeMs} ${file?.size}`).join()
}
