import { randomBytes } from 'node:crypto'
import type { Config } from '@netlify/functions'
import { createHandler } from './handler.ts'
import { readSettings, type Settings } from './settings.ts'
import { createSend } from './transport.ts'

let handler: ReturnType<typeof createHandler> | undefined

/** `POST /mail/send`: takes a form, answers JSON, a redirect or a page. The environment is read on first use. */
export default (request: Request): Promise<Response> => {
  handler ??= createFromEnvironment()
  return handler(request)
}

export const config: Config = {
  path: '/mail/send',
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
}

/** What a wrong environment leaves: nothing is sent, every form is answered 503. */
const unset: Settings = {
  delivery: undefined,
  addresses: { from: { name: '', address: '' }, service: { name: '', address: '' } },
  hosts: [],
}

function createFromEnvironment() {
  const result = readSettings(process.env)
  if (!result.ok) log('settings-invalid', { problems: result.problems.join('; ') })
  const { delivery, addresses, hosts } = result.ok ? result.settings : unset
  return createHandler({
    send: delivery && createSend(delivery),
    addresses,
    hosts,
    now: () => new Date(),
    randomBytes: count => randomBytes(count),
    log,
  })
}

/** One line of JSON, as the host's log viewer reads best. */
function log(event: string, facts: Readonly<Record<string, string>>): void {
  console.warn(JSON.stringify({ event, ...facts }))
}
