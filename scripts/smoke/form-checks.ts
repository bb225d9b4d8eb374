import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { type Check, faults } from './check.ts'

function post(fields: Readonly<Record<string, string>>, site: string): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { method: 'POST', headers: { Accept: 'application/json', Origin: new URL(site).origin }, body }
}

/** A contact message with nothing filled in: it is refused field by field, and nothing is sent. */
const refused = (site: string): readonly Check[] =>
  locales.map(locale => ({
    what: `Empty form is refused, ${locale}`,
    where: '/mail/send',
    run: async ask => {
      const { status, text, header } = await ask('/mail/send', post({ form: 'contact', locale }, site))
      return faults([
        [status === 422, `answered ${status}: ${text.slice(0, 80)}`],
        [/"errors"/.test(text), 'names no field'],
        [header('Content-Security-Policy') !== '', 'has no security headers'],
      ])
    },
  }))

/** The page that answers a form without script, with a reference that nobody has. */
const answered: readonly Check[] = locales.map(locale => {
  const where = `${href('contact-sent', locale)}/P-2222-2222`
  return {
    what: `An answer without script shows its reference, ${locale}`,
    where,
    run: async ask => {
      const { status, text, header } = await ask(where)
      return faults([
        [status === 200, `answered ${status}`],
        [text.includes('>P-2222-2222<'), 'shows no reference'],
        [header('Cache-Control') === 'no-store', 'may be cached'],
        [header('Content-Security-Policy').includes("script-src 'self' 'sha256-"), 'lacks the page’s policy'],
      ])
    },
  }
})

/** A real message, which customer service and the sender get. */
const sent = (site: string, email: string): Check => ({
  what: 'A message is accepted',
  where: '/mail/send',
  run: async ask => {
    const fields = {
      form: 'contact',
      locale: 'en',
      subject: 'other',
      name: 'Smoke',
      lastName: 'Test',
      email,
      message: 'Sent after a deploy to see that mail arrives. No answer is needed.',
    }
    const { status, text } = await ask('/mail/send', post(fields, site))
    return faults([
      [status === 200, `answered ${status}: ${text.slice(0, 80)}`],
      [status !== 200 || /"reference"/.test(text), 'gives no reference'],
    ])
  },
})

/**
 * @param site the address that is asked
 * @param email whom a real message comes from; without it none is sent
 */
export const formChecks = (site: string, email: string | undefined): readonly Check[] => [
  ...refused(site),
  ...answered,
  ...(email ? [sent(site, email)] : []),
]
