import { checkContent } from '../../src/content-model/rules/check-content.ts'
import { faultLine } from '../../src/content-model/rules/fault.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { prefixedLocales } from '../../src/i18n/locales.ts'
import { editorKey } from '../../src/stores/keys.ts'
import { askedCookie } from './support/account-site.ts'
import { type Editor, expect, test } from './support/editor-test.ts'

test.describe.configure({ timeout: 90_000 })

async function faultsOf(editor: Editor): Promise<string[]> {
  const files = Object.entries(await editor.files()).map(([path, text]) => readSource(path, text))
  const { faults } = checkContent(files, { now: new Date(), showsUnpublished: true })
  return faults.map(faultLine)
}

test('editing a text, a price, a campaign, the opening hours or a closed day changes only its own lines, and a link to edit a page leads to its text', async ({
  editor,
  page,
}) => {
  await editor.open('guides', 'norway')
  await (await editor.field('lead')).locator('textarea').fill('Fells, fjords: and a railway.')
  await editor.save()

  await editor.open('campaigns', 'january-on-rails-facts')
  await (await editor.field('percentage')).locator('input').fill('15')
  await editor.save()

  await editor.open('settings', 'site')
  await (await editor.field('phoneHours.closes')).locator('input').fill('15:30')
  await (await editor.field('phoneHours.closed')).getByRole('button', { name: /^add/i }).click()
  await (await editor.field('phoneHours.closed.0.day')).locator('input').fill('2027-06-18')
  await (await editor.field('phoneHours.closed.0.because.en')).locator('textarea').fill('staff day')
  await (await editor.field('phoneHours.closed.0.because.sv')).locator('textarea').fill('personaldag')
  await (await editor.field('phoneHours.closed.0.because.da')).locator('textarea').fill('personaledag')
  await editor.save()

  await editor.open('products', 'interrail-global-facts')
  const variants = await editor.field('variants')
  await variants.scrollIntoViewIfNeeded()
  await variants.getByRole('button', { name: 'Expand', exact: true }).first().click()
  await (await editor.field('variants.0.history')).getByRole('button', { name: /^add/i }).click()
  await (await editor.field('variants.0.history.1.from')).locator('input').fill('2027-02-01')
  await (await editor.field('variants.0.history.1.eur')).locator('input').fill('299')
  await editor.save()

  expect(await editor.changedLines()).toEqual([
    'content/campaigns/january-on-rails/campaign.yaml - percentage: 10',
    'content/campaigns/january-on-rails/campaign.yaml + percentage: 15',
    expect.stringMatching(/^content\/guides\/norway\/en\.md - lead: High plateaus/),
    'content/guides/norway/en.md + lead: "Fells, fjords: and a railway."',
    'content/products/interrail-global/product.yaml -     history: [{ from: 2026-11-21, eur: 283 }]',
    'content/products/interrail-global/product.yaml +     history: [{ from: 2026-11-21, eur: 283 }, { from: 2027-02-01, eur: 299 }]',
    'content/site.yaml -   closes: "16:30"',
    'content/site.yaml -   closed: []',
    'content/site.yaml +   closes: "15:30"',
    'content/site.yaml +   closed:',
    'content/site.yaml +     - day: 2027-06-18',
    'content/site.yaml +       because:',
    'content/site.yaml +         en: staff day',
    'content/site.yaml +         sv: personaldag',
    'content/site.yaml +         da: personaledag',
  ])
  expect(await faultsOf(editor)).toEqual([])

  await page.goto('/favicon.svg')
  await page.goto('/admin#/page/sv/guide-detail/norge')
  await expect((await editor.field('title')).locator('input')).toHaveValue('Norway')
  await expect((await editor.field('lead')).locator('textarea')).toHaveValue('Fells, fjords: and a railway.')
})

test('a guide begins as a draft in three languages, its translations go with the English text, and publishing it asks for what is missing', async ({
  editor,
}) => {
  await editor.begin('guide', 'iceland')
  await expect((await editor.field('country')).locator('input')).toHaveValue('IS')
  await editor.save()
  await editor.open('guides', 'iceland')
  await (await editor.field('lead')).locator('textarea').fill('An island without a railway.')
  await (await editor.field('translationsMatch')).getByRole('switch').click()
  await editor.save()

  const changed = await editor.changedLines()
  expect(changed).toContain('content/guides/iceland/guide.yaml + draft: true # set to false to publish')
  expect(changed).toContain('content/guides/iceland/en.md + lead: "An island without a railway."')
  for (const locale of prefixedLocales)
    expect(changed).toContainEqual(
      expect.stringMatching(`^content/guides/iceland/${locale}\\.md \\+ lookedAt: en-[0-9a-f]{12}$`),
    )
  expect(changed.filter(line => !line.startsWith('content/guides/iceland/'))).toEqual([])
  expect(await faultsOf(editor)).toEqual([])

  await editor.open('guides', 'iceland-facts')
  await (await editor.field('draft')).getByRole('switch').click()
  await editor.save()
  expect(await editor.changedLines()).toContain(
    'content/guides/iceland/guide.yaml + draft: false # set to false to publish',
  )
  expect(await faultsOf(editor)).toEqual(
    ['da.md', 'en.md', 'guide.yaml', 'sv.md'].map(file =>
      expect.stringMatching(`^content/guides/iceland/${file}:\\d+:\\d+  text: is to be filled in: `),
    ),
  )
})

test('a question is written in three languages and published, with nothing left of its template', async ({
  editor,
  page,
}) => {
  await editor.begin('question', 'sleeping-beside-a-dog')
  await (await editor.field('topic')).getByRole('combobox').click()
  await page.getByRole('option', { name: 'night-trains' }).click()
  await (await editor.field('claims')).getByRole('button', { name: 'Remove' }).click()
  await (await editor.field('draft')).getByRole('switch').click()
  await editor.save()

  const write = async (pane: number, question: string, answer: string) => {
    await page.locator('[data-key-path=question]').nth(pane).locator('textarea').fill(question)
    await page.locator('[data-key-path=body]').nth(pane).getByRole('textbox').first().fill(answer)
  }
  await editor.open('faq', 'sleeping-beside-a-dog')
  await write(0, 'Can I sleep beside my dog?', 'You can if you book the whole compartment.')
  await write(1, 'Får jag sova bredvid min hund?', 'Det får du om du bokar hela kupén.')
  await page.getByRole('radio', { name: 'Danish' }).nth(1).click()
  await write(1, 'Må jeg sove ved siden af min hund?', 'Det må du, hvis du bestiller hele kupeen.')
  await (await editor.field('translationsMatch')).getByRole('switch').click()
  await editor.save()

  const changed = await editor.changedLines()
  for (const line of [
    'question.yaml + draft: false # set to false to publish',
    'question.yaml + topic: night-trains',
    'en.md + question: "Can I sleep beside my dog?"',
    'sv.md + Det får du om du bokar hela kupén.',
    'da.md + Det må du, hvis du bestiller hele kupeen.',
  ])
    expect(changed).toContain(`content/faq/sleeping-beside-a-dog/${line}`)
  expect(await faultsOf(editor)).toEqual([])
})

test('the page for reporting an error links to the editor for a reader who has opened the editor before', async ({
  page,
  context,
  configuredSite,
}) => {
  await context.addCookies([askedCookie(configuredSite.url)])
  const report = '/sv/kontakta-oss?subject=other&page=/sv/guide-detail/norge'
  const link = page.getByRole('link', { name: 'Redigera sidan själv' })
  await page.goto(report)
  await expect(page.locator('[data-edit-page]')).toBeAttached()
  await expect(link).toBeHidden()
  await page.evaluate(key => localStorage.setItem(key, '[]'), editorKey)
  await page.reload()
  await expect(link).toHaveAttribute('href', '/admin/#/page/sv/guide-detail/norge')
})
