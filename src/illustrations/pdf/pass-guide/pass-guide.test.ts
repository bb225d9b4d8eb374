import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { passGuideText } from '../../../content-model/document-schemas.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'
import { passGuidePdf } from './pass-guide.ts'

const date = new Date('2026-11-21')
const guideIn = (locale: Locale) =>
  passGuideText.parse(parse(readFileSync(`content/documents/pass-guide/${locale}.yaml`, 'utf8')))
const english = guideIn('en')
const kinds = (locale: Locale) =>
  guideIn(locale).chapters.map(chapter =>
    chapter.sections.map(section => section.parts.map(part => part.kind)),
  )

describe('the pass guide', () => {
  it.each(locales)('has the same chapters and parts in %s', locale => {
    expect(kinds(locale)).toEqual(kinds('en'))
  })

  it.each(locales)('names the same figures in %s', locale => {
    const figures = (text: object) => [...new Set(JSON.stringify(text).match(/\{\{\w+\}\}/g))].sort()
    expect(figures(guideIn(locale))).toEqual(figures(english))
  })

  it.each(locales)('says its title, language and pages in %s', async locale => {
    const guide = guideIn(locale)
    const bytes = (await passGuidePdf(guide, locale, date)).toString('latin1')
    expect(bytes).toContain(`/Lang (${locale})`)
    expect(bytes).toContain('/MarkInfo')
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1 + guide.chapters.length)
  })

  it('gives the same bytes for the same content', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => passGuidePdf(english, 'en', date)))
    expect(first?.toString('base64')).toBe(second?.toString('base64'))
  })

  it('refuses a chapter that is longer than its page, and names it', async () => {
    const [chapter] = english.chapters
    const sections = [1, 2, 3].flatMap(() => chapter?.sections ?? [])
    const long = { ...english, chapters: [{ title: 'Too much', sections }] }
    await expect(async () => passGuidePdf(long, 'en', date)).rejects.toThrow('“Too much”')
  })

  it('refuses a letter that the typeface lacks', async () => {
    await expect(async () => passGuidePdf({ ...english, title: 'Łódź' }, 'en', date)).rejects.toThrow('“Ł”')
  })
})
