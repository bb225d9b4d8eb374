import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'

const contact = v.object({ email: v.string() })

let read: Promise<string | undefined> | undefined

/**
 * Our public address (`trader.email` in `content/site.yaml`), from a file of the deploy that the function belongs to.
 * Without it forms are taken all the same.
 */
export function readContact(): Promise<string | undefined> {
  read ??= readFile(resolve('dist/shop/contact.json'), 'utf8')
    .then(written => v.parse(contact, JSON.parse(written)).email)
    .catch(() => undefined)
  return read
}
