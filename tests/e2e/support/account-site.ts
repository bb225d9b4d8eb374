import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import AES from 'crypto-js/aes.js'
import { testBuilds } from '../../../scripts/test-builds.ts'

/** How the stand-in answers for a reader who is logged in. */
export type Answer = 'tokens' | 'wrong passphrase' | 'garbage' | 'one token' | 'bare plus signs'

/** A request as the stand-in received it. */
export interface Visit {
  /** Path and query. */
  readonly address: string
  readonly referrer: string | undefined
}

/** A stand-in for the account site: a real server with a log-in page, which hands over as the real one does. */
export interface RunningAccountSite {
  readonly port: number
  /** The decrypted tokens that it hands over. */
  readonly tokens: { readonly auth: string; readonly refresh: string }
  readonly visits: readonly Visit[]
  /** Changes the answer for readers who are logged in. */
  answer: Answer
  /** Forgets visits, and answers with tokens again. */
  reset(): void
  close(): Promise<void>
}

const configuredEnv = testBuilds.configured.env

/** The account site's host in the configured build, and our cookie that records that it was asked. */
export const accountHost = new URL(configuredEnv.PUBLIC_ACCOUNT_URL).host
export const askedCookie = (url: string) => ({ name: 'account-asked', value: '1', url })
/** The cookie of a reader who is logged in there. */
export const accountCookie = { name: 'account', value: 'ada', url: configuredEnv.PUBLIC_ACCOUNT_URL }

const tokens = { auth: 'plain-access-token', refresh: 'plain-refresh-token' }

/** Encrypts until the result contains a plus sign, which an unencoded address turns into a space. */
function seal(value: Record<string, string>, passphrase: string): string {
  const sealed = AES.encrypt(JSON.stringify(value), passphrase).toString()
  return sealed.includes('+') ? sealed : seal(value, passphrase)
}

function parameters(answer: Answer): string {
  const passphrase = answer === 'wrong passphrase' ? 'not the passphrase' : configuredEnv.PUBLIC_TOKEN_KEY
  const access = answer === 'garbage' ? 'garbage' : seal({ myAuth: tokens.auth }, passphrase)
  const refresh = answer === 'garbage' ? 'garbage' : seal({ myRefresh: tokens.refresh }, passphrase)
  if (answer === 'one token') return new URLSearchParams({ accesstoken: access }).toString()
  if (answer === 'bare plus signs') return `accesstoken=${access}&refreshtoken=${refresh}&cacheBust=7`
  return new URLSearchParams({ accesstoken: access, refreshtoken: refresh, cacheBust: '7' }).toString()
}

/** An address with additional parameters, before its hash. */
function withParameters(address: string, more: string): string {
  const url = new URL(address)
  url.search += `${url.search === '' ? '?' : '&'}${more}`
  return url.href
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}`

/** Starts it on a free port of the loopback interface. */
export async function startAccountSite(): Promise<RunningAccountSite> {
  const visits: Visit[] = []
  const site = { answer: 'tokens' as Answer }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', configuredEnv.PUBLIC_ACCOUNT_URL)
    visits.push({ address: request.url ?? '/', referrer: request.headers.referer })
    const came = searchParams.get('came')
    const loggedIn = /\baccount=ada\b/.test(request.headers.cookie ?? '')
    const redirect = (location: string, cookie?: string) =>
      response.writeHead(302, { location, ...(cookie ? { 'set-cookie': cookie } : {}) }).end()
    const show = (title: string, body = '') =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(page(title, body))

    if (pathname === '/log-out') return void redirect('/', 'account=; Path=/; Max-Age=0')
    if (pathname === '/session')
      return void redirect(`/?forControl=true&came=${encodeURIComponent(came ?? '')}`, 'account=ada; Path=/')
    if (pathname !== '/') return void show(pathname.slice(1))
    if (searchParams.get('forControl') === 'true' && came) {
      return void redirect(withParameters(came, loggedIn ? parameters(site.answer) : 'controlled=true'))
    }
    const field = `<input type="hidden" name="came" value="${encodeURI(came ?? '')}">`
    show('Log in', `<form action="/session">${field}<button>Log in as Ada</button></form>`)
  }

  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The account site has no port')
  return Object.assign(site, {
    port: bound.port,
    tokens,
    visits,
    reset() {
      visits.length = 0
      site.answer = 'tokens'
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  })
}
