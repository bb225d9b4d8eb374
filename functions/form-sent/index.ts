import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from '@netlify/functions'
import { log } from '../../src/server/log.ts'
import { createHandler } from './handler.ts'

/** Serves an answer page of the deploy that the function belongs to (`included_files` in `netlify.toml`). */
export default createHandler({ readBuilt: path => readFile(resolve(`dist${path}`), 'utf8'), log })

/**
 * The host reads these without running the file; a test compares them with the page table. Other addresses below an
 * answer page, such as that of its data, are static files.
 */
export const config: Config = {
  path: [
    '/contact-us/sent/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/sv/kontakta-oss/skickat/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/da/kontakt-os/sendt/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/business-form/sent/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/sv/foretagsansokan/skickad/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/da/erhvervsansogning/sendt/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/checkout/sent/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/sv/kassa/skickat/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/da/kassen/sendt/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/newsletter/sent/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/sv/nyhetsbrev/skickat/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
    '/da/nyhedsbrev/sendt/:reference(P-[A-Z0-9]+-[A-Z0-9]+)',
  ],
}
