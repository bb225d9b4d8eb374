import { href } from '../../src/routing/href.ts'
import { plainPage } from '../../src/server/plain-page.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { errorLines } from '../../src/shared/forms/kit/errors.ts'
import type { Refused } from './refusal.ts'

/**
 * The page for a form that was sent without scripts and rejected: what is wrong, where, and how to get back to the
 * form.
 */
export function errorPage({ sender, title, paragraph, errors }: Refused): string {
  const { locale, form } = sender
  const text = answerText(locale)
  const goBack = `<p><strong>${escapeHtml(text.goBack)}</strong></p>`
  const paragraphHtml = paragraph ? `<p>${escapeHtml(paragraph)}</p>` : ''
  if (!form) return plainPage(locale, title, paragraphHtml + goBack)
  const formPath = href(form.page, locale)
  const link = (path: string, words: string) => `<a href="${escapeHtml(path)}">${escapeHtml(words)}</a>`
  const lines = errorLines(form.form.name, errors, form.words(locale).fields)
  const items = lines.map(line => `<li>${link(`${formPath}#${line.id}`, line.text)}</li>`)
  const onward =
    items.length > 0
      ? `<ul>${items.join('')}</ul><p>${escapeHtml(text.linksEmpty)}</p>`
      : `<p>${link(formPath, text.toForm)}</p>`
  return plainPage(locale, title, paragraphHtml + goBack + onward)
}
