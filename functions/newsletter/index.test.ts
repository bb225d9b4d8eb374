import { expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { config } from './index.ts'

it('handles the buttons of both pages in every language, and leaves the pages to the host', () => {
  const pages = (['newsletter-confirm', 'newsletter-unsubscribe'] as const).flatMap(page =>
    locales.map(locale => href(page, locale)),
  )
  expect(config.path).toEqual(pages)
  expect(config.method).toBe('POST')
})
