import { readdir } from 'node:fs/promises'
import { locales } from '../../src/i18n/locales.ts'
import { contactLabels } from '../../src/shared/forms/contact/labels.ts'
import { fillMessage } from '../../src/shared/forms/kit/fill-message.ts'
import { pdf, shortEntry } from './contact-page.ts'
import { expect, test } from './support/test.ts'

interface Refusal {
  readonly name: string
  readonly fields?: Readonly<Record<string, string>>
  readonly files?: readonly (readonly [name: string, content: Buffer])[]
  readonly status: number
  readonly errors: (words: ReturnType<typeof contactLabels>) => Readonly<Record<string, string>>
}

const sixteenJourneys = Object.fromEntries(
  Array.from({ length: 16 }, (_, row) => [
    [`journeys[${row}].date`, '2027-06-21'],
    [`journeys[${row}].from`, 'Malmö C'],
    [`journeys[${row}].to`, 'Oslo S'],
  ]).flat(),
)

const refusals: readonly Refusal[] = [
  {
    name: 'sixteen journeys',
    fields: sixteenJourneys,
    status: 422,
    errors: m => ({ journeys: m.fields.journeys.tooMany }),
  },
  {
    name: 'a journey far beyond the last',
    fields: { 'journeys[999999].date': '2027-06-21' },
    status: 422,
    errors: m => ({ journeys: m.fields.journeys.tooMany }),
  },
  {
    name: 'a line break in a name',
    fields: { name: 'Ann\r\nBcc: b@example.com' },
    status: 422,
    errors: m => ({ name: m.messages.singleLine }),
  },
  {
    name: 'two addresses',
    fields: { email: 'a@example.com, b@example.com' },
    status: 422,
    errors: m => ({ email: m.messages.email }),
  },
  {
    name: 'a sixth file',
    files: Array.from({ length: 6 }, (_, index) => [`${index}.pdf`, pdf] as const),
    status: 422,
    errors: m => ({ files: m.messages.filesCount }),
  },
  {
    name: 'a program renamed',
    files: [['ticket.pdf', Buffer.from('MZ\x90\0\x03\0')]],
    status: 422,
    errors: m => ({ files: fillMessage(m.messages.fileType, { name: 'ticket.pdf' }) }),
  },
  {
    name: '5 MB of files',
    files: [['a.pdf', Buffer.concat([pdf, Buffer.alloc(5e6)])]],
    status: 413,
    errors: () => ({}),
  },
  {
    name: 'files a little over the limit',
    files: [['a.pdf', Buffer.concat([pdf, Buffer.alloc(4.2e6)])]],
    status: 413,
    errors: m => ({ files: m.messages.filesSize }),
  },
]

test('the served function refuses invalid input in every language and sends nothing', async ({
  request,
  startSite,
}) => {
  const site = await startSite({})
  for (const locale of locales)
    for (const { name, fields, files = [], status, errors } of refusals) {
      const form = new FormData()
      const entry = { form: 'contact', locale, ...shortEntry.fields, ...fields }
      for (const [field, value] of Object.entries(entry)) form.append(field, value)
      for (const [fileName, content] of files)
        form.append('files', new File([new Uint8Array(content)], fileName))
      const response = await request.post(`${site.url}/mail/send`, {
        multipart: form,
        headers: { accept: 'application/json' },
      })
      expect(response.status(), name).toBe(status)
      const answer: unknown = await response.json()
      const expected = errors(contactLabels(locale))
      expect(answer, name).toMatchObject({ ok: false, statusCode: status })
      if (Object.keys(expected).length > 0) expect(answer, name).toMatchObject({ errors: expected })
    }
  expect(await readdir(site.mailDir).catch(() => [])).toEqual([])
})
