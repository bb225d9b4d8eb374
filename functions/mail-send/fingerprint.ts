import { createHash } from 'node:crypto'
import type { FormEntries } from '../../src/shared/forms/kit/read-entries.ts'

/**
 * Identifies a submission by everything that was sent, including files, so that two posts of the same form have the
 * same fingerprint. A script adds a name for each submission (`submissionName`), so that the same words can be sent
 * twice on purpose.
 *
 * @param period for a form that may be sent again after a while: a number that changes then
 */
export async function fingerprint({ text, files }: FormEntries, period = 0): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([period, ...text]))
  for (const file of files) {
    hash.update(JSON.stringify([file.name, file.size])).update(new Uint8Array(await file.arrayBuffer()))
  }
  return hash.digest('hex')
}
