import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import type { FetchAnswer } from './ask.ts'
import { faults, type Result, resultOf } from './result.ts'

const path = '/mail/send'

function post(fields: Readonly<Record<string, string>>, site: string): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { method: 'POST', headers: { Accept: 'application/json', Origin: new URL(site).origin }, body }
}

/** A contact message with nothing filled in: it is refused field by field, and nothing is sent. */
const refused = (site: string, ask: FetchAnswer) =>
  locales.map(locale =>
    resultOf('An empty form is refused', path, async () => {
      const { status, text, header } = await ask(path, post({ form: 'contact', locale }, site))
      return faults([
        [status === 422, `answered ${status}: ${text.slice(0, 80)}`],
        [/"errors"/.test(text), 'names no fields'],
        [header('Content-Security-Policy') !== '', 'has no security headers'],
      ])
    }),
  )

/** The page that answers a form without scripts, with an invented reference. */
const answered = (ask: FetchAnswer) =>
  locales.map(locale => {
    const where = `${href('contact-sent', locale)}/P-2222-2222`
    return resultOf('The page after a form shows its reference', where, async () => {
      const { status, text, header } = await ask(where)
      return faults([
        [status === 200, `answered ${status}`],
        [text.includes('>P-2222-2222<'), 'shows no reference'],
        [header('Cache-Control') === 'no-store', 'may be cached'],
        [
          header('Content-Security-Policy').includes("script-src 'self' 'sha256-"),
          'lacks the policy of the page',
        ],
      ])
    })
  })

/** A real message, which customer service and the sender get. */
const sent = (site: string, email: string, ask: FetchAnswer) =>
  resultOf('A message is accepted', path, async () => {
    const fields = {
      form: 'contact',
      locale: 'en',
      subject: 'other',
      name: 'Smoke',
      lastName: 'Test',
      email,
      message: 'Sent after a deploy to see that mail arrives. No answer is needed.',
    }
    const { status, text } = await ask(path, post(fields, site))
    return faults([
      [status === 200, `answered ${status}: ${text.slice(0, 80)}`],
      [status !== 200 || /"reference"/.test(text), 'gives no reference'],
    ])
  })

/**
 * @param site the address of the site
 * @param email the sender of a real message; without it none is sent
 */
export const checkForms = (site: string, email: string | undefined, ask: FetchAnswer): Promise<Result[]> =>
  Promise.all([...refused(site, ask), ...answered(ask), ...(email ? [sent(site, email, ask)] : [])])
