import { plainPage } from '../../src/server/plain-page.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import type { Row } from '../../src/shared/mail/layout.ts'
import { mailText } from '../../src/shared/mail/mail-text.ts'
import type { Sender } from './sender.ts'

/** The rows that were sent, and the sender. */
export interface Receipt {
  readonly rows: readonly Row[]
  readonly sender: Sender
}

/**
 * The response page, without script, for a form that is answered with a receipt. It contains what was written, which
 * would not fit in the address of a static page.
 */
export function receiptPage(reference: string, { rows, sender: { locale, form } }: Receipt): string {
  const words = form?.sent(locale)
  const all: readonly Row[] = [[mailText(locale).reference, reference], ...rows]
  const list = all.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
  const paragraph = (text = '') => `<p>${escapeHtml(text)}</p>`
  return plainPage(
    locale,
    words?.title ?? '',
    `${paragraph(words?.description)}<dl>${list.join('')}</dl>${paragraph(words?.next)}`,
  )
}
