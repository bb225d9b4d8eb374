import { expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { forms } from '../../src/shared/forms/registry.ts'
import { sampleMails } from './sample-mails.ts'
import { mailsPlugin } from './vite-plugin.ts'

it('has a mail of every form in every language, each under a name of its own', async () => {
  const ids = (await sampleMails()).map(({ id }) => id)
  for (const { form } of forms)
    for (const locale of locales)
      expect(ids.filter(id => id.startsWith(`${form.name}-${locale}-`))).not.toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('is in no build', () => {
  expect(mailsPlugin().apply).toBe('serve')
})
