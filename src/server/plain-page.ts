import { createHash } from 'node:crypto'
import type { Locale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'
import { brand } from '../shared/brand.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { securityHeaders } from '../shared/security-headers.ts'

/** The transition is the same as on the site's pages: a page without it would cancel theirs, with an error. */
const style = `:root{color-scheme:light dark;background:light-dark(#fdfcf9,#0d1830);color:light-dark(#12203f,#f5f1e8);font:1.125rem/1.55 system-ui,sans-serif}
body{margin:0}header{background:light-dark(#12203f,#060d1f);padding:.25rem 1.25rem}header a{color:#fdfcf9;font-size:1.5rem;font-weight:700;text-decoration:none}
main{max-width:42rem;margin:0 auto;padding:2.5rem 1.25rem}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem}
ul{padding:0;list-style:none}li{border-bottom:1px solid light-dark(#7b8599,#7585a3)}
dt{font-weight:600}dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:light-dark(#a3274f,#f59fb4);display:inline-block;padding:.5rem 0;min-height:1.75rem}
:focus-visible{outline:3px solid light-dark(#12203f,#f2b84b);outline-offset:3px}header :focus-visible{outline-color:#f2b84b}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`

/** For the policy's `style-src`: the only inline style of these pages. */
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** A page that a function renders itself: a link home, a heading and the given HTML. */
export function plainPage(locale: Locale, title: string, content: string): string {
  const heading = escapeHtml(title)
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${heading} – ${brand}</title><style>${style}</style></head>
<body><header><a href="${href('home', locale)}">${brand}</a></header>
<main><h1>${heading}</h1>${content}</main></body></html>
`
}

/** The headers of every response of a function: the site's policy, which allows these pages their style. */
export const answerHeaders = () =>
  new Headers({ ...securityHeaders({ styleHashes: [styleHash] }), 'Cache-Control': 'no-store' })

/** A page as a response, in its language. */
export function pageResponse(
  locale: Locale,
  status: number,
  html: string,
  headers = answerHeaders(),
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', locale)
  return new Response(html, { status, headers })
}

/** Redirects to a page of the site after a posted form. */
export function redirectTo(path: string, headers = answerHeaders()): Response {
  headers.set('Location', path)
  return new Response(null, { status: 303, headers })
}
