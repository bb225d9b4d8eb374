import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { passGuidePdf } from './pass-guide.ts'
import { guideText } from './text.ts'

const values = {
  flexi: ['4, 5 or 7 days within 1 month', '10 or 15 days within 2 months'],
  continuous: ['15 days', '22 days', '1 month', '2 months', '3 months'],
  oneCountry: ['3, 4, 5, 6 or 8 days within 1 month'],
  phone: '+46 40 628 04 00',
  contactAddress: 'perrong.example/contact-us',
}
const date = new Date('2026-11-21')
const english = guideText.en(values)
const kinds = (locale: 'en' | 'sv' | 'da') =>
  guideText[locale](values).chapters.map(chapter =>
    chapter.sections.map(section => section.parts.map(part => part.kind)),
  )

describe('the pass guide', () => {
  it.each(locales)('has the same chapters and parts in %s', locale => {
    expect(kinds(locale)).toEqual(kinds('en'))
  })

  it.each(locales)('names the same figures in %s', locale => {
    const figures = (text: object) => [...new Set(JSON.stringify(text).match(/\{\{\w+\}\}/g))].sort()
    expect(figures(guideText[locale](values))).toEqual(figures(english))
  })

  it.each(locales)('says its title, language and pages in %s', async locale => {
    const guide = guideText[locale](values)
    const bytes = (await passGuidePdf(guide, locale, date)).toString('latin1')
    expect(bytes).toContain(`/Lang (${locale})`)
    expect(bytes).toContain('/MarkInfo')
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1 + guide.chapters.length)
  })

  it('gives the same bytes for the same content', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => passGuidePdf(english, 'en', date)))
    expect(first?.toString('base64')).toBe(second?.toString('base64'))
  })

  it('refuses a chapter that is longer than its page, naming it', async () => {
    const [chapter] = english.chapters
    const sections = [1, 2, 3].flatMap(() => chapter?.sections ?? [])
    const long = { ...english, chapters: [{ title: 'Too much', sections }] }
    await expect(async () => passGuidePdf(long, 'en', date)).rejects.toThrow('“Too much”')
  })

  it('refuses a letter that the typeface does not have', async () => {
    await expect(async () => passGuidePdf({ ...english, title: 'Łódź' }, 'en', date)).rejects.toThrow('“Ł”')
  })
})
