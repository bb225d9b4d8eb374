import type { Locale } from '../../i18n/locales.ts'
import { escapeHtml } from '../escape-html.ts'

/** A label with its value; a value may have several lines. */
export type Row = readonly [label: string, value: string]

export interface Section {
  readonly heading?: string
  readonly rows: readonly Row[]
}

/** The content of a mail, laid out by `mailText()` and `mailHtml()` alike. */
export interface MailBody {
  readonly locale: Locale
  readonly title: string
  /** Paragraphs before the sections. */
  readonly intro: readonly string[]
  readonly sections: readonly Section[]
  /** Paragraphs after the sections. */
  readonly outro: readonly string[]
}

/** The mail as plain text. A value of several lines stands indented under its label, which may be a question. */
export function mailText(body: MailBody): string {
  const sections = body.sections.map(({ heading, rows }) =>
    [...(heading ? [heading.toUpperCase()] : []), ...rows.map(textRow)].join('\n'),
  )
  return `${[body.title, ...body.intro, ...sections, ...body.outro].join('\n\n')}\n`
}

function textRow([label, value]: Row): string {
  const lead = label.endsWith('?') ? label : `${label}:`
  return value.includes('\n') ? `${lead}\n${value.replace(/^/gm, '  ')}` : `${lead} ${value}`
}

const page =
  'margin:0;padding:24px;background:#fdfcf9;color:#12203f;font:16px/1.5 system-ui,-apple-system,sans-serif'
const table = 'border-collapse:collapse;margin:0 0 24px'
const head =
  'padding:6px 24px 6px 0;text-align:left;vertical-align:top;font-weight:600;border-bottom:1px solid #dcd8cd'
const cell = 'padding:6px 0;vertical-align:top;white-space:pre-wrap;border-bottom:1px solid #dcd8cd'

/** The mail as HTML, everything escaped, readable without pictures or style sheets. */
export function mailHtml(body: MailBody): string {
  const paragraphs = (texts: readonly string[]) => texts.map(text => `<p>${escapeHtml(text)}</p>`).join('')
  const sections = body.sections.map(({ heading, rows }) => {
    const lines = rows.map(
      ([label, value]) =>
        `<tr><th scope="row" style="${head}">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`,
    )
    return `${heading ? `<h2>${escapeHtml(heading)}</h2>` : ''}<table style="${table}">${lines.join('')}</table>`
  })
  const title = escapeHtml(body.title)
  return `<!doctype html><html lang="${body.locale}"><head><meta charset="utf-8"><title>${title}</title></head><body style="${page}"><h1>${title}</h1>${paragraphs(body.intro)}${sections.join('')}${paragraphs(body.outro)}</body></html>`
}
