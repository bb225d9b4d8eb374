import type { Page } from '@playwright/test'
import { passFormText } from '../../src/islands/pass-shop/pass-form-text.ts'
import { addingText, basketText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { lines, storeBasket, storedBasket } from './basket.ts'
import { passField } from './pass-form.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const t = addingText('en')

const others = {
  ticket: {
    kind: 'ticket',
    id: 'ticket',
    from: 'Malmö C',
    to: 'Berlin Hbf',
    date: '2027-06-01',
    time: '07:30',
    class: 'first',
    travellers: '2 adults',
    wishes: 'A table',
  },
  card: {
    kind: 'gift-card',
    id: 'card',
    product: 'gift-card',
    value: 10000,
    design: 'night',
    greeting: 'Well done',
    note: 'From us',
  },
  japan: {
    kind: 'days-pass',
    id: 'japan',
    product: 'japan-rail-pass',
    variant: 'green-14',
    firstDay: '2027-06-01',
    travellers: [{ name: 'Kai', lastName: 'Ås', birth: '1990-05-05', residence: 'DK' }],
  },
}
const kept = async (page: Page) => JSON.parse((await storedBasket(page)) ?? '{}').lines

async function openChange(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('button', { name: t.save })).toBeVisible()
}

test('every kind of line opens its form filled in, and is changed in its place', async ({ page }) => {
  test.setTimeout(90_000)
  const all = [lines.pass, lines.taxi, others.ticket, others.card, others.japan]
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', ...all)
  for (const [place, [name, field, value, change]] of (
    [
      [/^Change Interrail/, 'child0.name', 'Bo', { name: 'Bob' }],
      [/^Change Station taxi/, 'address', 'Exempelgatan 2', { address: 'Exempelgatan 3' }],
      [/^Change Train ticket/, 'wishes', 'A table', { wishes: 'A window' }],
      [/^Change Gift card/, 'greeting', 'Well done', { greeting: 'Bravo' }],
      [/^Change Japan/, 'adult0.lastName', 'Ås', { lastName: 'Aas' }],
    ] as const
  ).entries()) {
    await page.goto(href('checkout', 'en'))
    await openChange(page, name)
    expect(page.url()).not.toMatch(/Bo|Exempel|Well/)
    const control = page.locator(`main [name="${field}"]`)
    await expect(control).toHaveValue(value)
    const [now = ''] = Object.values(change)
    // Every traveller but the first is folded.
    if (!(await control.isVisible())) await page.locator(`.person:has([name="${field}"]) > summary`).click()
    await control.fill(now)
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByRole('link', { name: t.toCheckout })).toBeVisible()
    expect(page.url()).not.toContain('change=')
    const { seen: _, ...line } = (await kept(page))[place]
    const before = all[place] ?? {}
    if ('travellers' in before && Array.isArray(before.travellers))
      expect(line).toEqual({
        ...before,
        travellers: before.travellers.with(-1, { ...before.travellers.at(-1), ...change }),
      })
    else expect(line).toEqual({ ...before, ...change })
    expect((await kept(page)).map(({ id }: { id: string }) => id)).toEqual(all.map(({ id }) => id))
  }
})

test('an unchanged line stays as it is, and a line that is gone is reported', async ({ page, context }) => {
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', others.card, lines.taxi)
  await page.goto(href('checkout', 'en'))
  await openChange(page, /^Change Gift card/)
  await expect(page.getByText('You are changing: Gift card (€100, Design: night).')).toBeVisible()
  await expect(page.locator('.note').filter({ hasText: 'You are changing' })).toBeFocused()
  await expectNoAxeFindings(page)
  await page.locator('[name=greeting]').fill('Never mind')
  await page.getByRole('link', { name: t.leave }).click()
  await expect(page.locator('.basket__line').first()).toContainText('Well done')

  await openChange(page, /^Change Gift card/)
  const other = await context.newPage()
  await other.goto(href('checkout', 'en'))
  await other.getByRole('button', { name: /^Remove Gift card/ }).click()
  await expect(other.getByRole('button', { name: basketText('en').undo })).toBeVisible()
  await other.close()
  await expect(page.getByRole('alert').filter({ hasText: t.gone })).toBeVisible()
  await expect(page.locator('[name=greeting]')).toHaveValue('Well done')
  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('link', { name: t.toCheckout })).toBeVisible()
  expect((await kept(page)).map(({ kind }: { kind: string }) => kind)).toEqual(['taxi', 'gift-card'])
})

test('after a change, another pass begins with the draft that was left for it', async ({ page }) => {
  const { japan } = others
  await page.goto(href('j-rail-pass', 'en'))
  await passField(page, 'adult0.name').fill('Liv')
  await storeBasket(page, 'EUR', japan)
  await page.goto(href('checkout', 'en'))
  await openChange(page, /^Change Japan/)
  await expect(passField(page, 'adult0.name')).toHaveValue('Kai')
  await page.getByRole('button', { name: t.save }).click()
  await page.getByRole('button', { name: passFormText('en').another }).click()
  await expect(passField(page, 'adult0.name')).toHaveValue('Liv')
  expect(await kept(page)).toHaveLength(1)
})
