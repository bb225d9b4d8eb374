import { readFile } from 'node:fs/promises'
import { locales } from '../../src/i18n/locales.ts'
import { text as contactText } from '../../src/islands/contact-form/text.ts'
import { text as formText } from '../../src/islands/form/text.ts'
import { contactLabels } from '../../src/shared/forms/contact/labels.ts'
import { contactSent } from '../../src/shared/forms/contact/sent.ts'
import { answerText } from '../../src/shared/forms/kit/answer-text.ts'
import { formMessages } from '../../src/shared/forms/kit/messages.ts'
import {
  addJourney,
  contactPath,
  field,
  fillContact,
  pdf,
  send,
  shortEntry,
  wholeEntry,
} from './contact-page.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

// Filling in a form takes long, and its answer waits for a mail server: a busy machine needs more than the usual time.
const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

const hydration = '[data-island]'

test('the form loads no React before an interaction, and all of it then', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(contactPath('en'))
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'idle')
  const before = scripts.length
  const tables = await page.locator(hydration).locator('table').count()
  expect(scripts.filter(url => /client|react/i.test(url))).toEqual([])
  await field(page, 'name').focus()
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
  await expect(page.locator(hydration).locator('table')).toHaveCount(tables)
  expect(scripts.length).toBeGreaterThan(before)
})

test('input and clicks from before the script has loaded are kept and replayed', {
  tag: '@smoke',
}, async ({ page, site }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.goto(contactPath('en'))
  await page.route(/_astro\/.*\.js/, async route => {
    await arrived
    await route.continue()
  })
  await fillContact(page, { ...wholeEntry, fields: { ...wholeEntry.fields, name: 'Early' } })
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrating')
  const [request] = await Promise.all([page.waitForRequest(/mail\/send/), send(page).then(() => arrive())])
  expect(request.isNavigationRequest()).toBe(false)
  expect(request.headers().accept).toContain('application/json')
  await expect(page.getByRole('status')).toContainText(contactSent('en').title)
  const reference = (await page.getByRole('status').locator('strong').textContent()) ?? ''
  const mail = await readFile(`${site.mailDir}/${reference}.service.eml`, 'utf8')
  expect(mail).toContain('Early')
  expect(mail).toContain('biljett')
})

test.describe('with a script that cannot be loaded', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Error hydrating/] })

  test('the form is sent natively', async ({ page }) => {
    // The page would reload once, and a test can choose a subject while that begins.
    await page.addInitScript(() => {
      sessionStorage.setItem(`reloaded:${location.pathname}`, String(Date.now() + 3_600_000))
    })
    // The script of the page comes, and that of the form does not.
    let isFirst = true
    await page.route(/_astro\/.*\.js/, route => {
      if (!isFirst) return route.abort()
      isFirst = false
      return route.continue()
    })
    await page.goto(contactPath('da'))
    await fillContact(page, shortEntry)
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactSent('da').title)
  })
})

for (const locale of locales) {
  const { fields: words, messages } = contactLabels(locale)

  test(`every rule has a message in ${locale}, in place and in a list that links to the field`, async ({
    page,
  }) => {
    await page.goto(contactPath(locale))
    await field(page, 'email').fill('mikkel@')
    await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
    await field(page, 'subject').selectOption('claim')
    await send(page)
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText([
      words.name.missing,
      words.lastName.missing,
      messages.email,
      words.message.missing,
      words.journeys.missing,
    ])
    await summary.getByText(messages.email).click()
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toHaveAccessibleDescription(new RegExp(messages.email.slice(0, 20)))
    await expect(field(page, 'email')).toHaveValue('mikkel@')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expectNoAxeFindings(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectNoContrastFindings(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a native row for each of 15 journeys, and then a message instead of another', async ({
    page,
  }) => {
    await page.goto(contactPath('en'))
    await field(page, 'subject').selectOption('claim')
    for (let row = 0; row < 15; row += 1) {
      await addJourney(page)
      await expect(field(page, `journeys[${row}].from`)).toBeVisible()
    }
    const tooMany = page.getByText("Journeys count can't be more than 15", { exact: true })
    await expect(tooMany).toBeHidden()
    await page.locator('.rows summary:visible').click()
    await expect(tooMany).toBeVisible()
    await expect(field(page, 'journeys[15].from')).toHaveCount(0)
  })

  test('a subject shows the fields that it needs and hides the others', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto(contactPath('sv'))
    const { fields } = contactLabels('sv')
    const conditionalFields = [fields.page, fields.journeys, fields.claimInfo]
    const shown = () =>
      page
        .locator('.conditional:visible :is(label, h2)')
        .allInnerTexts()
        .then(texts => conditionalFields.map(({ label }) => texts.some(text => text.startsWith(label))))
    for (const [subject, expected] of [
      ['', [false, false, false]],
      ['booking', [false, true, false]],
      ['gift-card', [false, false, false]],
      ['business', [false, false, false]],
      ['other', [true, false, false]],
      ['claim', [false, true, true]],
    ] as const) {
      await field(page, 'subject').selectOption(subject)
      expect(await shown(), subject).toEqual(expected)
      await expect(field(page, 'orderNumber'), subject).toBeVisible()
    }
    await expect(page.locator('.turn-to')).toBeVisible()
    await field(page, 'claimInfo').fill('Hotell')
    await field(page, 'subject').selectOption('business')
    expect(await shown(), 'nothing is sent unseen').toEqual([false, false, true])
  })
})

test('the first click on an untouched form shows our words, not the browser’s', async ({ page }) => {
  await page.goto(contactPath('sv'))
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'idle')
  await send(page)
  await expect(page.getByRole('alert').getByRole('listitem').first()).toHaveText(
    contactLabels('sv').fields.subject.missing,
  )
  await expect(page.getByRole('alert')).toBeFocused()
})

test('only fields with errors are checked again when they are left', async ({ page }) => {
  const { fields, messages } = contactLabels('en')
  await page.goto(contactPath('en'))
  await field(page, 'phone').fill('hej')
  await field(page, 'email').fill('mikkel@')
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
  // A field has no error before the form is sent.
  await field(page, 'email').blur()
  await expect(page.locator('.msg')).toHaveCount(0)
  await field(page, 'message').fill('Hello')
  await send(page)
  const lines = page.getByRole('alert').getByRole('listitem')
  await expect(lines).toHaveText([
    fields.subject.missing,
    fields.name.missing,
    fields.lastName.missing,
    messages.email,
    messages.phone,
  ])
  await field(page, 'email').fill('mikkel@example.com')
  await field(page, 'message').fill('')
  await field(page, 'message').blur()
  await expect(lines).toHaveText([
    fields.subject.missing,
    fields.name.missing,
    fields.lastName.missing,
    messages.phone,
  ])
  await expect(page.locator('#contact-email-error')).toHaveCount(0)
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid')
})

test('a claim with a future date is refused with a message', async ({ page }) => {
  await page.goto(contactPath('en'))
  const [journey] = wholeEntry.journeys
  const nextYear = new Date().getFullYear() + 1
  await fillContact(page, { ...wholeEntry, journeys: [{ ...journey, date: `${nextYear}-12-31` }], files: [] })
  await send(page)
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    `Journey 1: ${contactLabels('en').fields.journeys.fields.date.refused}`,
  ])
})

test('files are checked before anything is sent', async ({ page }) => {
  const messages = formMessages('en')
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto(contactPath('en'))
  await fillContact(page, shortEntry)
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
  const picked = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
  const files = field(page, 'files')
  const message = page.locator('#contact-files-error')

  await files.setInputFiles(picked('program.pdf', Buffer.from('MZ\0\0')))
  await expect(message).toContainText('program.pdf')
  await page.getByRole('button', { name: `${formText('en').removeFile} program.pdf` }).click()
  await expect(message).toHaveCount(0)

  await files.setInputFiles(picked('big.pdf', Buffer.concat([pdf, Buffer.alloc(5e6)])))
  await expect(message).toHaveText(messages.filesSize)
  await page.getByRole('button', { name: `${formText('en').removeFile} big.pdf` }).click()

  await files.setInputFiles(Array.from({ length: 3 }, (_, index) => picked(`${index}.pdf`, pdf)))
  await files.setInputFiles(Array.from({ length: 3 }, (_, index) => picked(`${index + 3}.pdf`, pdf)))
  await expect(page.locator('.files li')).toHaveCount(6)
  await expect(message).toHaveText("Files count can't be more than 5")
  await send(page)
  await expect(page.getByRole('alert')).toContainText("Files count can't be more than 5")
  expect(requests.filter(url => url.includes('/mail/send'))).toEqual([])
})

test('after 15 journeys a message says that there can be no more, until one is removed', async ({ page }) => {
  await page.goto(`${contactPath('en')}?subject=claim`)
  await page.locator('.rows input').first().focus()
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
  const add = page.locator('.rows summary:visible')
  for (let row = 1; row < 15; row += 1) await add.click()
  const tooMany = page.getByText("Journeys count can't be more than 15", { exact: true })
  await expect(tooMany).toBeHidden()
  await add.click()
  await expect(tooMany).toBeVisible()
  await page.getByRole('button', { name: 'Remove journey 15' }).click()
  await add.click()
  await expect(field(page, 'journeys[14].from')).toBeVisible()
  await expect(tooMany).toBeHidden()
})

test('a journey is removed and the later ones move up', async ({ page }) => {
  await page.goto(contactPath('en'))
  await fillContact(page, { ...wholeEntry, files: [] })
  await page.getByRole('button', { name: 'Remove journey 1' }).click()
  await expect(field(page, 'journeys[0].to')).toHaveValue('Basel SBB')
  await expect(field(page, 'journeys[0].status')).toHaveValue('missed')
  await expect(field(page, 'journeys[1].to')).toHaveValue('')
  await expect(field(page, 'journeys[1].to')).toBeHidden()
  await expect(page.locator('details.row > summary:visible')).toBeFocused()
  // What was removed is not restored from the draft.
  await page.reload()
  await expect(field(page, 'journeys[0].to')).toHaveValue('Basel SBB')
  await expect(field(page, 'journeys[1].to')).toHaveValue('')
})

test('a link chooses the subject, and a claim opens a journey', async ({ page }) => {
  await page.goto(`${contactPath('sv')}?subject=nothing`)
  await expect(field(page, 'subject')).toHaveValue('')
  await page.goto(`${contactPath('sv')}?subject=claim`)
  await expect(field(page, 'subject')).toHaveValue('claim')
  await expect(field(page, 'journeys[0].from')).toBeVisible()
  await field(page, 'subject').selectOption('account')
  await expect(field(page, 'journeys[0].from')).toBeHidden()
})

test('in a second message, too, a claim opens a journey', async ({ page }) => {
  await page.goto(contactPath('en'))
  await fillContact(page, shortEntry)
  await send(page)
  await page.getByRole('button', { name: contactText('en').again }).click()
  await expect(field(page, 'message')).toHaveValue('')
  await field(page, 'subject').selectOption('claim')
  await expect(field(page, 'journeys[0].from')).toBeVisible()
  await field(page, 'subject').selectOption('account')
  await expect(field(page, 'journeys[0].from')).toBeHidden()
})

test('a reported error names its page, also after hydration, and is no work to lose', async ({ page }) => {
  await page.goto('/sv/guide-detail/norge')
  await page.locator('.updated a').click()
  await expect(field(page, 'page')).toHaveValue('/sv/guide-detail/norge')
  await field(page, 'message').focus()
  await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
  await expect(field(page, 'page')).toHaveValue('/sv/guide-detail/norge')
  expect(
    await field(page, 'page').evaluate((input: HTMLInputElement) => input.value === input.defaultValue),
  ).toBe(true)
  for (const foreign of ['https://evil.example/', '//evil.example', '/<b>x']) {
    await page.goto(`${contactPath('sv')}?subject=other&page=${encodeURIComponent(foreign)}`)
    await expect(field(page, 'subject')).toHaveValue('other')
    await expect(field(page, 'page')).toHaveValue('')
  }
})

test.describe('offline', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] })

  test('reports the failure, keeps the text, and sends it later', async ({ page, context }) => {
    await page.goto(contactPath('en'))
    await fillContact(page, shortEntry)
    await expect(page.locator(hydration)).toHaveAttribute('data-hydration', 'hydrated')
    // A pending chunk would report that it did not load.
    await waitUntilIdle(page)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByRole('alert')).toContainText(answerText('en').offline)
    await expect(field(page, 'message')).toHaveValue(shortEntry.fields.message ?? '')
    await context.setOffline(false)
    await send(page)
    await expect(page.getByRole('status')).toContainText(contactSent('en').title)
    await page.getByRole('button', { name: contactText('en').again }).click()
    await expect(field(page, 'message')).toHaveValue('')
  })
})
