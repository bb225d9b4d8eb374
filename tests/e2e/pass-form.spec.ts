import type { Locator, Page } from '@playwright/test'
import { text as formText } from '../../src/islands/form/text.ts'
import { partyText } from '../../src/islands/pass-shop/pass-form-text.ts'
import { text } from '../../src/islands/pass-shop/text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { storedBasket } from './basket.ts'
import { passField as field, fillTraveller, traveller } from './pass-form.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

const t = { ...addingText('en'), ...partyText('en'), ...text('en') }
const awake = (page: Page) =>
  expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('draft:')))
const oneMore = (page: Page, group: string) =>
  page.locator('.party').getByRole('button', { name: t.moreOf.replace('{name}', group) })
const submit = (page: Page) => page.locator('.form--pass button[type=submit]')

async function describeFamily(page: Page): Promise<void> {
  await page.goto(href('buy-interrail', 'en'))
  await oneMore(page, t.adult).click()
  await oneMore(page, t.child).click()
  await awake(page)
  await field(page, 'firstDay').fill('2027-06-01')
  await page.locator('.variant').filter({ hasText: '7 travel days' }).click()
  await fillTraveller(page, 'adult0', { name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' })
  await fillTraveller(page, 'adult1', { name: 'Jon', lastName: 'Berg', birth: '1988-05-05', residence: 'NO' })
  await fillTraveller(page, 'child0', { name: 'Bo', birth: '2019-05-05' })
}

const entered = async (page: Page, names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async name => [name, await field(page, name).inputValue()] as const)),
  )

test('a draft survives a reload, and is removed when the pass is in the basket or the form is cleared', async ({
  page,
}) => {
  await describeFamily(page)
  await page.reload()
  await awake(page)
  await expect(field(page, 'child0.birth')).toHaveValue('2019-05-05')
  await expect(field(page, 'adult1.residence')).toHaveValue('NO')
  expect(
    await entered(page, ['adult', 'child', 'firstDay', 'adult0.name', 'adult1.lastName', 'adult0.residence']),
  ).toEqual({
    adult: '2',
    child: '1',
    firstDay: '2027-06-01',
    'adult0.name': 'Ida',
    'adult1.lastName': 'Berg',
    'adult0.residence': 'SE',
  })
  await expect(field(page, 'child0.same')).toBeChecked()
  await expect(field(page, 'adult1.same')).not.toBeChecked()
  await expect(page.locator('[name=variant]:checked')).toHaveValue('flexi-7')
  await expect(page.locator('.pass-shop__sum')).toContainText('2 adults, 1 child')

  // The address takes precedence over the draft, and the rest of the draft stays.
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  await expect(field(page, 'child0.name')).toHaveValue('Bo')
  await expect(page.locator('[name=variant]:checked')).toHaveValue('flexi-5')

  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: t.toCheckout })).toBeFocused()
  expect(await drafts(page)).toEqual([])
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({
    lines: [{ variant: 'flexi-5', travellers: [{ name: 'Ida' }, { lastName: 'Berg' }, { lastName: 'Ås' }] }],
  })
  await page.getByRole('button', { name: t.another }).click()
  await expect(field(page, 'adult0.name')).toHaveValue('')
  await expect(field(page, 'adult')).toHaveValue('1')
  await fillTraveller(page, 'adult0', { name: 'Ada' })
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: formText('en').clear }).click()
  await expect(field(page, 'adult0.name')).toHaveValue('')
  expect(await drafts(page)).toEqual([])
})

test('a traveller of another age group than chosen gets a note, which is announced', async ({ page }) => {
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5&senior=1&child=3&from=2027-06-01`)
  await awake(page)
  const third = traveller(page, 'child2').locator('summary')
  await expect(third).not.toContainText(t.payingChild)
  await fillTraveller(page, 'senior0', { name: 'Åke', birth: '1967-05-05' })
  const adultNote = 'Aged 60 on the first travel day: the adult price applies.'
  await expect(traveller(page, 'senior0').locator('summary')).toContainText(`2. ${t.adult} Åke`)
  await expect(traveller(page, 'senior0').locator('summary')).toContainText(adultNote)
  await expect(page.locator('[data-live]')).toHaveText(`2. ${t.adult}. ${adultNote}`)
  await fillTraveller(page, 'child2', { birth: '2015-05-05' })
  await expect(third).toContainText(`5. ${t.youth}`)
  await expect(third).toContainText('Aged 12 on the first travel day: the youth price applies.')
  await expect(third.locator('.num')).toContainText('€')
  await expect(page.locator('.pass-shop__sum')).toContainText('2 adults, 1 youth, 2 children')
  await field(page, 'adult').fill('0')
  await expect(page.locator('.pass-shop__sum')).toContainText('1 adult, 1 youth, 2 children')
  await expect(traveller(page, 'child2')).toHaveAttribute('open', '')
  await fillTraveller(page, 'child2', { birth: '2017-05-05' })
  await expect(third).toContainText(t.payingChild)
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)
})

test('a number beyond its limit becomes the limit when its field is left', async ({ page }) => {
  await page.goto(href('buy-interrail', 'en'))
  await field(page, 'adult').click()
  await awake(page)
  for (const [name, typed, corrected] of [
    ['adult', '999', '40'],
    ['days', '120', '93'],
    ['child', '-2', '0'],
  ] as const) {
    await field(page, name).fill(typed)
    await expect(field(page, name)).toHaveValue(typed)
    await field(page, name).blur()
    await expect(field(page, name)).toHaveValue(corrected)
  }
  await expect(page.locator('.pass-shop__sum')).toContainText('40 adults')
})

test('when the first traveller is removed, the next one opens', async ({ page }) => {
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  await awake(page)
  await expect(traveller(page, 'adult0')).toHaveAttribute('open', '')
  await field(page, 'senior').fill('1')
  await expect(traveller(page, 'senior0')).not.toHaveAttribute('open')
  await field(page, 'adult').fill('0')
  await expect(traveller(page, 'senior0')).toHaveAttribute('open', '')
})

test('a pass is ordered before its first day is decided, and the basket says which ages count', async ({
  page,
}) => {
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  await awake(page)
  await field(page, 'firstDay').fill('2027-06-01')
  await field(page, 'undecided').check()
  await expect(field(page, 'firstDay')).toHaveValue('')
  await field(page, 'firstDay').fill('2027-06-01')
  await expect(field(page, 'undecided')).not.toBeChecked()
  await field(page, 'undecided').check()
  await expect(field(page, 'undecided')).toHaveAccessibleDescription(t.undecidedAges)
  await page.reload()
  await awake(page)
  await expect(field(page, 'undecided')).toBeChecked()
  await expect(field(page, 'firstDay')).toHaveValue('')
  await fillTraveller(page, 'adult0', { name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' })
  await submit(page).click()
  await page.getByRole('link', { name: t.toCheckout }).click()
  await expect(page.locator('.basket__about').first()).toContainText('first travel day not decided')
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({ lines: [{ firstDay: '' }] })
})

test('a past day, a last day before the first or an impossible birth date is reported when its field is left', async ({
  page,
}) => {
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  await awake(page)
  for (const name of ['firstDay', 'adult0.birth'])
    await expect(field(page, name)).toHaveAttribute('max', /^\d/)
  await field(page, 'firstDay').fill('2020-06-01')
  await expect(field(page, 'firstDay')).not.toHaveAttribute('aria-invalid')
  await field(page, 'firstDay').blur()
  await expect(field(page, 'firstDay')).toHaveAccessibleDescription(
    'That date has passed: choose a later one.',
  )
  await field(page, 'lastDay').fill('2027-05-31')
  await field(page, 'firstDay').fill('2027-06-01')
  await field(page, 'firstDay').blur()
  await expect(field(page, 'lastDay')).toHaveAccessibleDescription(t.lastDayWrong)
  await field(page, 'lastDay').fill('2027-06-20')
  await expect(field(page, 'lastDay')).not.toHaveAttribute('aria-invalid')
  await field(page, 'adult0.birth').fill('2099-06-01')
  await field(page, 'adult0.birth').blur()
  await expect(field(page, 'adult0.birth')).toHaveAccessibleDescription(t.birthWrong)
  await expect(page.locator('[data-live]')).toHaveText(t.birthWrong)
  await field(page, 'adult0.birth').fill('1990-06-01')
  await expect(field(page, 'adult0.birth')).not.toHaveAttribute('aria-invalid')
  await field(page, 'adult0.name').focus()
  await field(page, 'adult0.name').blur()
  await expect(field(page, 'adult0.name')).not.toHaveAttribute('aria-invalid')
})

test('an unusual name is asked about when its field is left, and not refused', async ({ page }) => {
  for (const [path, variant] of [
    [href('buy-interrail', 'en'), 'flexi-5'],
    [href('j-rail-pass', 'en'), 'standard-7'],
  ] as const) {
    await page.goto(`${path}?pass=${variant}&from=2027-06-01`)
    const [name, lastName] = [field(page, 'adult0.name'), field(page, 'adult0.lastName')]
    const question = page.locator('.person__fields .person__note')
    await expect(page.locator('[data-island]:has(.form--pass)')).toHaveAttribute('data-hydration', 'hydrated')
    await lastName.fill('Ås')
    await name.fill('William "Bill"')
    await expect(traveller(page, 'adult0').locator('summary')).toContainText('William "Bill" Ås')
    await expect(question).toHaveCount(0)
    await name.blur()
    await expect(question).toHaveText(
      '“William "Bill" Ås”: is that exactly what the passport says? Leave nicknames out.',
    )
    await expect(page.locator('[data-live]')).toContainText('Leave nicknames out.')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await name.fill('William')
    await name.blur()
    await expect(question).toHaveCount(0)
    await name.fill('William "Bill"')
    await fillTraveller(page, 'adult0', { birth: '1990-05-05', residence: 'SE' })
    await expect(question).toHaveCount(1)
    await submit(page).click()
    await expect(page.getByRole('link', { name: t.toCheckout })).toBeVisible()
  }
})

test('a group’s travellers come from a list', async ({ page }) => {
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5&adult=10`)
  await awake(page)
  await page.getByText(t.list, { exact: true }).click()
  const adults = Array.from({ length: 9 }, (_, place) => `Ida${place}\tÅs\t05/05/1990`)
  await page.getByLabel(t.listLabel).fill([...adults, 'Bo, Berg, 2005-05-05', 'Nobody'].join('\n'))
  await page.getByRole('button', { name: t.listFill }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Travellers filled in: 10.' })).toContainText('11')
  await expect(page.locator('.pass-shop__sum')).toContainText('9 adults, 1 youth')
  await expect(field(page, 'youth0.lastName')).toHaveValue('Berg')
  await fillTraveller(page, 'adult0', { residence: 'SE' })
  await expect(page.locator('.person__done')).toHaveCount(10)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('the travellers come right below the heading, with prices before a day is chosen', async ({
    page,
  }) => {
    await page.goto(href('buy-interrail', 'en'))
    const top = await page.locator('.party').evaluate(party => party.getBoundingClientRect().top)
    expect(top).toBeLessThan(800)
    await expect(page.locator('.variant .num').first()).toContainText('€')
    await expect(page.locator('.pass-shop__sum')).toContainText('from €')
    await oneMore(page, t.adult).tap()
    const button = submit(page)
    await expect(button).toBeInViewport()
    await expect(page.locator('.pass-shop__sum')).toContainText('2 adults')
  })

  test('a family of four orders with at most 24 taps and 15 fields', async ({
    page,
    startSite,
    startSmtp,
  }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    const sv = { ...addingText('sv'), ...partyText('sv'), ...text('sv') }
    let [taps, fields] = [0, 0]
    async function tap(locator: Locator): Promise<void> {
      await locator.tap()
      taps++
    }
    /** A focused field needs no tap; a select needs one for the choice. */
    async function write(locator: Locator, value: string): Promise<void> {
      const isFocused = await locator.evaluate(element => element === document.activeElement)
      if (!isFocused) await tap(locator)
      fields++
      if (await locator.evaluate(element => element.matches('select'))) {
        taps++
        await locator.selectOption(value)
      } else await locator.fill(value)
    }
    await page.goto(site.url + href('buy-interrail', 'sv'))
    const more = (group: string) =>
      page.locator('.party').getByRole('button', { name: sv.moreOf.replace('{name}', group) })
    await tap(more(sv.adult))
    await awake(page)
    await tap(more(sv.child))
    await tap(more(sv.child))
    await write(field(page, 'firstDay'), '2027-06-01')
    await tap(page.locator('.variant').nth(1))
    await write(field(page, 'adult0.name'), 'Ida')
    await write(field(page, 'adult0.lastName'), 'Ås')
    await write(field(page, 'adult0.birth'), '1990-05-05')
    for (const [key, name, birth] of [
      ['adult1', 'Jon', '1988-05-05'],
      ['child0', 'Bo', '2019-05-05'],
      ['child1', 'Eva', '2021-05-05'],
    ] as const) {
      await tap(traveller(page, key).locator('summary'))
      await expect(field(page, `${key}.name`)).toBeFocused()
      await write(field(page, `${key}.name`), name)
      await write(field(page, `${key}.birth`), birth)
      await expect(traveller(page, key).locator('.person__done')).toBeVisible()
    }
    await tap(submit(page))
    await tap(page.getByRole('link', { name: sv.toCheckout }))
    const order = page.locator('.form--order')
    await expect(order.locator('[name=lastName]')).toHaveValue('Ås')
    await write(order.locator('[name=email]'), 'ida@example.com')
    const payment = order.locator('[name=payment]')
    if (await payment.first().evaluate(element => element.matches('select'))) await write(payment, 'card')
    else await tap(order.locator('label').filter({ has: page.locator('[name=payment][value=card]') }))
    await tap(order.locator('button[type=submit]').first())
    await expect(page.getByText(orderSent('sv').title).first()).toBeVisible()
    expect(fields, 'fields').toBeLessThanOrEqual(15)
    expect(taps, 'taps').toBeLessThanOrEqual(24)
  })
})

test.describe('a Norwegian browser', () => {
  test.use({ locale: 'nb-NO' })
  for (const page of ['buy-interrail', 'j-rail-pass'] as const)
    test(`gets Norway as the country of residence on the ${page} page`, async ({ page: tab }) => {
      await tab.goto(href(page, 'da'))
      await expect(field(tab, 'adult0.residence')).toHaveValue('NO')
      await field(tab, 'adult0.name').fill('Kari')
      await expect(tab.locator('.form--pass').locator('xpath=ancestor::*[@data-island]')).toHaveAttribute(
        'data-hydration',
        'hydrated',
      )
      const residence = field(tab, 'adult0.residence')
      await expect(residence).toHaveValue('NO')
      await expect(residence.locator('option')).not.toHaveCount(2)
      await expect(residence.locator('option:checked')).toHaveText('Norge')
    })
})
