import { expect, it } from 'vitest'
import { type MailBody, mailHtml, plainTextMail } from './layout.ts'

const body: MailBody = {
  locale: 'sv',
  title: 'Rubrik <1>',
  intro: ['Hej & välkommen'],
  sections: [{ rows: [['Fråga', 'ett\ntvå']] }, { heading: 'Resa 1', rows: [['Från', '"Malmö"']] }],
  outro: ['Slut'],
  links: [{ label: 'Ångra', href: 'https://x.example/?a=1&b=2' }],
}

it('formats a mail as text', () => {
  expect(plainTextMail(body)).toBe(
    'Rubrik <1>\n\nHej & välkommen\n\nFråga:\n  ett\n  två\n\nRESA 1\nFrån: "Malmö"\n\nSlut\n\nÅngra:\nhttps://x.example/?a=1&b=2\n',
  )
})

it('formats a mail as HTML in its language, escaped', () => {
  const html = mailHtml(body)
  expect(html).toContain('<html lang="sv">')
  expect(html).toContain('>Rubrik &lt;1&gt;</h1><p>Hej &amp; välkommen</p>')
  expect(html).toContain('>ett\ntvå</td>')
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2">Ångra</a>')
  expect(html).toContain('>&quot;Malmö&quot;</td>')
})

it('uses no-break spaces in HTML only', () => {
  const dated: MailBody = { ...body, intro: ['5\u00a0maj, 3\u202f867\u00a0kr'] }
  expect(plainTextMail(dated)).toContain('\n5 maj, 3 867 kr\n')
  expect(mailHtml(dated)).toContain('5\u00a0maj')
})
