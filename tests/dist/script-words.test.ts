import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureText } from '../../src/islands/boundary/text.ts'
import { text as layoutText } from '../../src/layouts/text.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { attributes } from '../support/html.ts'
import { builtPages, dist } from './built-pages.ts'

const plain = (html: string) => html.replaceAll('&#39;', "'")

/** The words that are missing from a page. */
const missing = (html: string, words: readonly string[]) => words.filter(word => !plain(html).includes(word))

test('every page contains the words of its scripts, in its language', () => {
  for (const { html, locale, path } of builtPages) {
    const { loading, loadFailed, retry, close } = layoutText(locale)
    expect(missing(html, [loading, loadFailed, retry, close]), path).toEqual([])
  }
})

test('every page contains its question before typed text is lost by a change of language or currency', () => {
  for (const { html, locale, path } of builtPages) {
    const { confirmLanguage, confirmCurrency } = layoutText(locale)
    for (const [attribute, words] of [
      ['data-confirm', confirmLanguage],
      ['data-confirm-currency', confirmCurrency],
    ] as const)
      expect([...new Set(attributes(html, 'ul', attribute))], path).toEqual([words])
  }
})

test('the contact form contains the words of its answers and of its own failure', () => {
  const pages = builtPages.filter(({ page }) => page === 'contact-us')
  expect(pages).toHaveLength(3)
  for (const { html, locale, path } of pages) {
    const { errorTitle, error } = answerText(locale)
    const { title, retry } = failureText(locale)
    expect(missing(html, [contactSent(locale).title, errorTitle, error, title, retry]), path).toEqual([])
  }
})

test('the film has captions in the language of its page', () => {
  const pages = builtPages.filter(({ page }) => page === 'interrail-mobile-pass')
  expect(pages).toHaveLength(3)
  for (const { html, locale } of pages) {
    const captions = `/film/mobile-pass.${locale}.vtt`
    expect(attributes(html, 'track', 'src')[0]).toBe(captions)
    expect(attributes(html, 'track', 'srclang')[0]).toBe(locale)
    expect(existsSync(join(dist, captions))).toBe(true)
  }
})
