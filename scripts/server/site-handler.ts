import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersFor } from '../../src/server/header-rules.ts'
import { callFunction, type FunctionSite } from './call-function.ts'
import { findRedirect } from './find-redirect.ts'
import { requestUrl } from './request-url.ts'
import { sendFile } from './send-file.ts'
import { sendRedirect, sendText } from './send-response.ts'
import type { SiteRules } from './site-rules.ts'
import { findStatic, type StaticMatch } from './static-path.ts'

/** A built site with its rules and its functions. */
export interface Site extends FunctionSite {
  readonly dist: string
  /** The rules as the last build wrote them. */
  readonly rules: () => Promise<SiteRules>
}

/** Characters of a path. No address of the site is nearly as long, and a longer path costs time in every step below. */
const longestPath = 2_000

/** Answers one request in the host's order: functions, forced rules, files, other rules, the 404 page. */
export async function handleRequest(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = requestUrl(request)
  if (!url) return sendText(response, 400)
  if (url.pathname.length > longestPath) return sendText(response, 414)
  if (await callFunction(request, response, url, site)) return

  const match = await findStatic(site.dist, url.pathname)
  const rule = findRedirect((await site.rules()).redirects, url, match.kind !== 'none')
  if (!rule) return answer(site, request, response, url, match)
  if (rule.status === 200) return rewrite(site, request, response, new URL(rule.to, url))
  if (rule.status < 400) return sendRedirect(response, rule.status, rule.to)
  await sendPage(site, request, response, { url, page: rule.to, status: rule.status })
}

/** A rewritten address gets the response of its target, without applying rules again. */
async function rewrite(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  to: URL,
): Promise<void> {
  if (await callFunction(request, response, to, site)) return
  await answer(site, request, response, to, await findStatic(site.dist, to.pathname))
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  match: StaticMatch,
): Promise<void> {
  if (match.kind === 'moved') return sendRedirect(response, 301, match.to + url.search)
  if (match.kind !== 'file') return sendPage(site, request, response, { url, page: '/404', status: 404 })
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, { allow: 'GET, HEAD' })
  }
  await sendFile(request, response, match, {
    headers: headersFor((await site.rules()).headers, url.pathname),
  })
}

/** An error page of the site with its status, or plain text if the site has none. */
async function sendPage(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { url, page, status }: { url: URL; page: string; status: number },
): Promise<void> {
  const match = await findStatic(site.dist, new URL(page, url).pathname)
  if (match.kind !== 'file') return sendText(response, status)
  await sendFile(request, response, match, {
    headers: headersFor((await site.rules()).headers, url.pathname),
    status,
  })
}
