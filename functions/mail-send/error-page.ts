import { createHash } from 'node:crypto'
import { href } from '../../src/routing/href.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { errorLines } from '../../src/shared/forms/kit/errors.ts'
import type { Refused } from './refusal.ts'

/** The transition is that of the site's pages: one that leaves it out breaks off theirs, with an error. */
const style = `:root{color-scheme:light dark;background:light-dark(#fdfcf9,#0d1830);color:light-dark(#12203f,#f5f1e8);font:1.125rem/1.55 system-ui,sans-serif}
body{margin:0;padding:2rem 1.25rem}main{max-width:42rem;margin:4vh auto}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem}
ul{padding:0;list-style:none}li{border-bottom:1px solid light-dark(#7b8599,#7585a3)}
a{color:light-dark(#a3274f,#f59fb4);display:inline-block;padding:.5rem 0;min-height:1.75rem}
:focus-visible{outline:3px solid light-dark(#12203f,#f2b84b);outline-offset:3px}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`

/** For the policy's `style-src`: the page's only inline style. */
export const errorPageStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The page that answers a form sent without script: what is wrong, where, and how to get back to the text. */
export function errorPage({ sender, title, paragraph, errors }: Refused): string {
  const { locale, form } = sender
  const text = answerText(locale)
  const formPath = form && href(form.page, locale)
  const items = form
    ? errorLines(form.form.name, errors, form.words(locale).fields).map(
        line => `<li><a href="${escapeHtml(`${formPath}#${line.id}`)}">${escapeHtml(line.text)}</a></li>`,
      )
    : []
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Perrong</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${paragraph ? `<p>${escapeHtml(paragraph)}</p>` : ''}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<p><strong>${escapeHtml(text.goBack)}</strong></p>${formPath ? `<p><a href="${escapeHtml(formPath)}">${escapeHtml(text.toForm)}</a></p>` : ''}</main></body></html>
`
}
