import type { Locale } from '../../i18n/locales.ts'
import { brand } from '../brand.ts'
import { escapeHtml } from '../escape-html.ts'

/** A label with its value; a value may have several lines. */
export type Row = readonly [label: string, value: string]

export interface Section {
  readonly heading?: string
  readonly rows: readonly Row[]
}

/** A link to a page. */
export interface MailLink {
  readonly label: string
  readonly href: string
}

/** The content of a mail, laid out by `renderMail()`. */
export interface MailBody {
  readonly locale: Locale
  readonly title: string
  /** Paragraphs before the sections. */
  readonly intro: readonly string[]
  /** The link for what the mail asks of its reader, if it asks for anything. */
  readonly action?: MailLink
  readonly sections: readonly Section[]
  /** Paragraphs after the sections. */
  readonly outro: readonly string[]
  /** Links at the foot. */
  readonly links?: readonly MailLink[]
}

/** A mail as text and as HTML. */
export const renderMail = (body: MailBody) => ({ text: plainTextMail(body), html: mailHtml(body) })

/** The mail as plain text. A value of several lines is indented below its label, which may be a question. */
export function plainTextMail(body: MailBody): string {
  const sections = body.sections.map(({ heading, rows }) =>
    [...(heading ? [heading.toUpperCase()] : []), ...rows.map(textRow)].join('\n'),
  )
  const action = body.action ? [textLink(body.action)] : []
  const links = (body.links ?? []).map(textLink)
  const parts = [body.title, ...body.intro, ...action, ...sections, ...body.outro, ...links]
  return `${withPlainSpaces(parts.join('\n\n'))}\n`
}

/** Replaces no-break spaces with plain ones, for plain text and subjects. */
export const withPlainSpaces = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')

const textLink = ({ label, href }: MailLink) => `${label}:\n${href}`

function textRow([label, value]: Row): string {
  const lead = label.endsWith('?') ? label : `${label}:`
  return value.includes('\n') ? `${lead}\n${value.replace(/^/gm, '  ')}` : `${lead} ${value}`
}

/** Inline styles for mail programs without style sheets: a light theme. */
const styles = {
  page: "margin:0;padding:0;background:#fdfcf9;color:#12203f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif",
  bar: 'padding:12px 24px;background:#12203f;color:#fdfcf9;font-size:20px;font-weight:700',
  sheet: 'max-width:600px;padding:24px',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.2',
  heading: 'margin:24px 0 4px;font-size:18px;line-height:1.3',
  table: 'width:100%;border-collapse:collapse;margin:0 0 24px',
  head: 'width:38%;padding:8px 24px 8px 0;text-align:left;vertical-align:top;font-weight:600;border-bottom:1px solid #dcd8cd',
  cell: 'padding:8px 0;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere;border-bottom:1px solid #dcd8cd',
  action:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#a3274f;color:#fff;font-weight:600;text-decoration:none',
  address: 'font-size:14px;overflow-wrap:anywhere',
  link: 'color:#a3274f',
} as const

/** A style sheet for the other programs: a dark theme, and a phone layout with each label above its value. */
const sheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#0d1830!important;color:#f5f1e8!important}.bar{background:#060d1f!important}.row{border-color:#33436a!important}.action{background:#f59fb4!important;color:#12203f!important}.link{color:#f59fb4!important}}
@media (max-width:480px){.row{display:block!important;width:auto!important;padding-right:0!important}th.row{padding-bottom:0!important;border:0!important}}`

/** The mail as HTML, everything escaped, readable without pictures or style sheets. */
export function mailHtml(body: MailBody): string {
  const paragraphs = (texts: readonly string[]) => texts.map(text => `<p>${escapeHtml(text)}</p>`).join('')
  const sections = body.sections.map(({ heading, rows }) => {
    const lines = rows.map(
      ([label, value]) =>
        `<tr><th class="row" scope="row" style="${styles.head}">${escapeHtml(label)}</th><td class="row" style="${styles.cell}">${escapeHtml(value)}</td></tr>`,
    )
    const title = heading ? `<h2 style="${styles.heading}">${escapeHtml(heading)}</h2>` : ''
    return `${title}<table style="${styles.table}">${lines.join('')}</table>`
  })
  const title = escapeHtml(body.title)
  const content = `<h1 style="${styles.title}">${title}</h1>${paragraphs(body.intro)}${actionHtml(body.action)}${sections.join('')}${paragraphs(body.outro)}${linksHtml(body.links)}`
  return `<!doctype html><html lang="${body.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${sheet}</style></head><body class="page" style="${styles.page}"><div class="bar" style="${styles.bar}">${brand}</div><div style="${styles.sheet}">${content}</div></body></html>`
}

/** The address is also shown as text: some programs remove links, and a reader may want to see where it leads. */
function actionHtml(action: MailBody['action']): string {
  if (!action) return ''
  const address = escapeHtml(action.href)
  return `<p style="margin:24px 0 12px"><a class="action" style="${styles.action}" href="${address}">${escapeHtml(action.label)}</a></p><p style="${styles.address}">${linkHtml({ label: action.href, href: action.href })}</p>`
}

const linkHtml = ({ label, href }: MailLink) =>
  `<a class="link" style="${styles.link}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

const linksHtml = (links: MailBody['links'] = []) => links.map(link => `<p>${linkHtml(link)}</p>`).join('')
