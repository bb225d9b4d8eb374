import { expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { href } from '../../src/routing/href.ts'
import { forms } from '../../src/shared/forms/registry.ts'
import { withdrawalLinkLabel } from '../../src/shared/forms/withdrawal/link-label.ts'
import { sampleMails } from './sample-mails.ts'
import { mailsPlugin } from './vite-plugin.ts'

it('has a mail of every form in every language, each with an id of its own', async () => {
  const ids = (await sampleMails()).map(({ id }) => id)
  for (const { form } of forms)
    for (const locale of locales)
      expect(ids.filter(id => id.startsWith(`${form.name}-${locale}-`))).not.toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(locales)('links from every confirmation of an order to the withdrawal, in %s', async locale => {
  const mails = await sampleMails()
  const confirmations = forms
    .filter(({ sentPage }) => sentPage === 'order-sent')
    .map(({ form }) => mails.find(({ id }) => id === `${form.name}-${locale}-confirmation`)?.mail)
  expect(confirmations.length).toBeGreaterThan(0)
  const address = `https://perrong.example${href('withdraw', locale)}`
  for (const mail of confirmations) {
    expect(mail?.text).toContain(`${withdrawalLinkLabel[locale]}:\n${address}`)
    expect(mail?.html).toMatch(
      new RegExp(`href="${address}\\?reference=P-[\\w-]+">${withdrawalLinkLabel[locale]}</a>`),
    )
  }
})

it('is not part of any build', () => {
  expect(mailsPlugin().apply).toBe('serve')
})
