import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { fillPath, pageRow } from '../../src/routing/href.ts'
import { attributes } from '../support/html.ts'
import { dist, pageAt } from './built-pages.ts'

const megabyte = 1_000_000

const titles = {
  'railway-map': {
    en: 'Railway map of Europe',
    sv: 'Järnvägskarta över Europa',
    da: 'Jernbanekort over Europa',
  },
  'pass-guide': { en: 'Pass guide', sv: 'Passguiden', da: 'Pasguiden' },
} as const

const documents = (['railway-map', 'pass-guide'] as const).flatMap(name =>
  locales.map(locale => ({ name, locale, title: titles[name][locale] })),
)

describe.each(documents)('the $name in $locale', ({ name, locale, title }) => {
  const files = globSync(`pdf/perrong-${name}-${locale}-*.pdf`, { cwd: dist })
  const bytes = readFileSync(join(dist, files[0] ?? ''), 'latin1')

  it('is one file of at most 1 MB, offered by the page in that language', () => {
    expect(files).toHaveLength(1)
    expect(bytes.length).toBeLessThanOrEqual(megabyte)
    const html = pageAt(fillPath(pageRow('digital-content').paths[locale], {}))?.html ?? ''
    expect(attributes(html, 'a.btn', 'href')).toContain(`/${files[0]}`)
  })

  it('has its title and language, and displays the title', () => {
    const metadata = Buffer.from(bytes, 'latin1').toString('utf8')
    expect(metadata).toMatch(new RegExp(`<dc:title>[^/]*>${title} – Perrong<`))
    expect(bytes).toContain(`/Lang (${locale})`)
    expect(bytes).toContain('/DisplayDocTitle true')
    expect(bytes).toContain('/MarkInfo')
  })

  it('contains drawings instead of photographs, and embeds every typeface', () => {
    expect(bytes).not.toContain('/Subtype /Image')
    const fonts = bytes.match(/\/Subtype \/Type0/g) ?? []
    expect(fonts.length).toBeGreaterThan(1)
    expect(bytes.match(/\/FontFile[23] /g)).toHaveLength(fonts.length)
  })
})
