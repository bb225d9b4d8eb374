import { answer, commands, question, saved, seen, settings, standIn } from './consent-page.ts'
import { askedCookie } from './support/account-site.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

test.use({ baseURL: ({ configuredSite }, use) => use(configuredSite.url) })

// These readers have been to the account site.
test.beforeEach(({ context, configuredSite }) => context.addCookies([askedCookie(configuredSite.url)]))

const today = () => new Date().toISOString().slice(0, 10)
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
}

test('a first visit asks after paint without moving the page, and refusing is as easy as accepting', async ({
  page,
  context,
  baseURL,
}) => {
  const requested = await standIn(context, baseURL ?? '')
  await page.goto('/about-us')
  await expect(question(page)).toBeVisible()
  await expect(question(page)).toHaveAccessibleName('Cookies, briefly')
  await waitUntilIdle(page)
  const shifts = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
  // A late font may move the header by a hair; a question that takes space would move the page by a hundred times as
  // much.
  expect(shifts).toBeLessThan(0.001)
  expect(requested).toEqual([])
  expect(await commands(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  // Refusing is as easy as accepting: same layer, same size, same look.
  const looks = ['necessary', 'all'].map(role =>
    question(page)
      .locator(`[data-role=${role}]`)
      .evaluate(button => {
        const { width, height } = button.getBoundingClientRect()
        const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(button)
        return [Math.round(width), height >= 44, height, backgroundColor, color, fontWeight, fontSize]
      }),
  )
  const [no, yes] = await Promise.all(looks)
  expect(no).toEqual(yes)
  expect(no?.[1]).toBe(true)
})

test('a refusal loads nothing, is stored and not asked again', async ({ page, context, baseURL }) => {
  const requested = await standIn(context, baseURL ?? '')
  await page.goto('/about-us')
  await answer(page, 'necessary')
  await expect(question(page)).toHaveCount(0)
  expect(await saved(page)).toBe(`1 ${today()}`)
  await page.goto('/support')
  await waitUntilIdle(page)
  await expect(question(page)).toHaveCount(0)
  expect(requested).toEqual([])
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const script of loaded.filter(name => name.endsWith('.js')))
    expect(await (await page.request.get(script)).text()).not.toMatch(
      /googletagmanager\.com\/gtm\.js'|consent--question/,
    )
})

test('acceptance loads the tag manager once, after everything was denied by default', async ({
  page,
  context,
  baseURL,
}) => {
  const requested = await standIn(context, baseURL ?? '')
  await page.goto('/about-us')
  await answer(page, 'all')
  await expect.poll(() => seen(page)).toBeTruthy()
  expect((await seen(page))?.commands).toEqual([
    ['consent', 'default', denied],
    [
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        personalization_storage: 'granted',
        analytics_storage: 'granted',
        functionality_storage: 'denied',
      },
    ],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
  expect(await page.evaluate(() => Object.prototype.toString.call(window.dataLayer?.[0]))).toBe(
    '[object Arguments]',
  )
  await page.goto('/support')
  await expect.poll(() => seen(page)).toBeTruthy()
  await expect(question(page)).toHaveCount(0)
  expect(requested).toEqual(Array(2).fill('https://www.googletagmanager.com/gtm.js?id=GTM-PERRONG1'))
})

test('the settings accept a single purpose, and are reopened from the footer in the same state', async ({
  page,
  context,
  baseURL,
}) => {
  await standIn(context, baseURL ?? '')
  await page.goto('/about-us')
  await answer(page, 'show')
  await expect(settings(page)).toBeVisible()
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).check()
  await settings(page).locator('[data-role=save]').click()
  await expect(settings(page)).toHaveCount(0)
  expect(await saved(page)).toBe(`1 ${today()} statistics`)
  await expect
    .poll(async () => (await commands(page))[1]?.[2])
    .toEqual({ ...denied, analytics_storage: 'granted' })
  const footer = page.getByRole('button', { name: 'Cookie settings' })
  await footer.click()
  await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
  await expect(footer).toBeFocused()
  expect(await saved(page)).toBe(`1 ${today()} statistics`)
})

test.describe('a withdrawal', () => {
  test.beforeEach(async ({ page, context, baseURL }) => {
    await standIn(context, baseURL ?? '')
    await page.goto('/contact-us')
    await answer(page, 'all')
    await expect.poll(() => seen(page)).toBeTruthy()
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_AB12', '_gid', '_gcl_au']) {
        // biome-ignore lint/suspicious/noDocumentCookie: as a tag sets it
        document.cookie = `${name}=1; path=/`
      }
    })
  })
  const withdraw = async (page: Parameters<typeof settings>[0]) => {
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await settings(page).locator('[data-role=necessary]').click()
  }

  test('removes the cookies of tags, and reloads the page without them', async ({ page, context }) => {
    const loaded = page.waitForEvent('load')
    await withdraw(page)
    await loaded
    await waitUntilIdle(page)
    expect(await seen(page)).toBeUndefined()
    await expect(question(page)).toHaveCount(0)
    expect((await context.cookies()).map(cookie => cookie.name).sort()).toEqual(['account-asked', 'language'])
  })

  test('does not reload over typed text, but informs the tags', async ({ page, context }) => {
    await page.getByLabel('Message', { exact: true }).fill('Mitt tåg kom inte')
    await withdraw(page)
    await expect.poll(async () => (await commands(page)).at(-1)).toEqual(['consent', 'update', denied])
    await waitUntilIdle(page)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Mitt tåg kom inte')
    expect((await context.cookies()).map(cookie => cookie.name).sort()).toEqual(['account-asked', 'language'])
  })
  test('is kept although a tag sets its cookies again', async ({ page, context }) => {
    await page.getByLabel('Message', { exact: true }).fill('Mitt tåg kom inte')
    await withdraw(page)
    await expect(settings(page)).toHaveCount(0)
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a tag sets it
      document.cookie = '_ga=1; path=/'
    })
    await page.goto('/about-us')
    expect((await context.cookies()).map(cookie => cookie.name).sort()).toEqual(['account-asked', 'language'])
  })
})

test('tabs agree: acceptance in one loads tags in both, refusal in one ends them in both', async ({
  page,
  context,
  baseURL,
}) => {
  await standIn(context, baseURL ?? '')
  await page.goto('/about-us')
  const other = await context.newPage()
  await other.goto('/support')
  await expect(question(other)).toBeVisible()
  await answer(page, 'all')
  await expect(question(other)).toHaveCount(0)
  await expect.poll(() => seen(other)).toBeTruthy()
  const loaded = page.waitForEvent('load')
  await other.getByRole('button', { name: 'Cookie settings' }).click()
  await settings(other).locator('[data-role=necessary]').click()
  await loaded
  await waitUntilIdle(page)
  expect(await seen(page)).toBeUndefined()
  expect(await seen(other)).toBeUndefined()
})

for (const [what, value] of [
  ['garbage', '{"marketing":true}'],
  ['an old choice', '1 2020-01-01 statistics marketing'],
  ['another version', '0 2026-11-21 statistics'],
] as const)
  test(`${what} in storage counts as no choice`, async ({ page, context, baseURL }) => {
    const requested = await standIn(context, baseURL ?? '')
    await page.addInitScript(text => localStorage.setItem('consent', text), value)
    await page.goto('/about-us')
    await expect(question(page)).toBeVisible()
    expect(requested).toEqual([])
  })

test('with storage and cookies blocked the page asks for consent, logs no error and does not loop', async ({
  page,
  context,
  baseURL,
}) => {
  const requested = await standIn(context, baseURL ?? '')
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: blocked })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  let loads = 0
  page.on('load', () => loads++)
  await page.goto('/about-us')
  await answer(page, 'necessary')
  await waitUntilIdle(page)
  await expect(question(page)).toHaveCount(0)
  expect(loads).toBe(1)
  expect(requested).toEqual([])
})

test('Global Privacy Control is a refusal without a question; the settings still allow acceptance', async ({
  page,
  context,
  baseURL,
}) => {
  const requested = await standIn(context, baseURL ?? '')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/about-us')
  await waitUntilIdle(page)
  await expect(question(page)).toHaveCount(0)
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(settings(page)).toContainText('Global Privacy Control')
  await settings(page).locator('[data-role=all]').click()
  await expect.poll(() => seen(page)).toBeTruthy()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('no consent is asked for, and no button without a function is shown', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page.locator('[data-consent]')).toBeHidden()
    await expect(question(page)).toHaveCount(0)
  })
})

test('an error page does not ask', async ({ page }) => {
  await page.goto('/404')
  await waitUntilIdle(page)
  await expect(question(page)).toHaveCount(0)
})

test('the keyboard reaches the question first, leaves it for the page, and Escape in it refuses', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expect(question(page)).toBeVisible()
  for (const name of [
    'What is stored, and for how long',
    'Necessary only',
    'Accept all',
    'Choose for yourself',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
  }
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to content')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  expect(await saved(page)).toBe(`1 ${today()}`)
})

for (const [path, title, no, yes, button] of [
  ['/about-us', 'Cookies, briefly', 'Necessary only', 'Accept all', 'Cookie settings'],
  ['/sv/om-oss', 'Kort om kakor', 'Bara nödvändiga', 'Godkänn alla', 'Inställningar för kakor'],
  ['/da/om-os', 'Kort om cookies', 'Kun nødvendige', 'Accepter alle', 'Cookieindstillinger'],
] as const)
  test(`${path} asks and shows the settings without a finding of axe, light and dark, 320 px wide`, async ({
    page,
  }) => {
    const look = async () => {
      await expectNoAxeFindings(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoContrastFindings(page)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(question(page).getByRole('button', { name: no })).toBeInViewport({ ratio: 1 })
    await expect(question(page).getByRole('button', { name: yes })).toBeInViewport({ ratio: 1 })
    await look()
    await page.getByRole('button', { name: button }).press('Enter')
    await expect(page.getByRole('dialog', { name: button })).toBeVisible()
    await expect(settings(page)).toHaveCSS('opacity', '1')
    await look()
    const box = await settings(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    const targets = settings(page).locator('button, label, a')
    for (const target of await targets.all())
      expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(
        44,
      )
  })

for (const [width, height] of [
  [640, 320],
  [320, 256],
] as const)
  test(`on a screen of ${width} × ${height}, a phone in landscape or an enlarged page, the settings are complete`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/sv/om-oss')
    await answer(page, 'show')
    await expect(settings(page)).toHaveCSS('opacity', '1')
    const edge = (part: string, side: 'top' | 'bottom') =>
      settings(page)
        .locator(part)
        .first()
        .evaluate((element, name) => element.getBoundingClientRect()[name], side)
    expect(await edge('h2', 'bottom')).toBeLessThanOrEqual(await edge('.consent__body', 'top'))
    for (const part of ['.consent__close', '.consent__body p', '[data-role=necessary]', '[data-role=save]']) {
      const shown = settings(page).locator(part).first()
      await shown.scrollIntoViewIfNeeded()
      await expect(shown, part).toBeInViewport({ ratio: 1 })
    }
  })

test.describe('without a tag manager', () => {
  test.use({ baseURL: ({ site }, use) => use(site.url) })

  test('no consent is asked for, and the footer says that there is nothing to choose', async ({
    page,
    context,
    baseURL,
  }) => {
    const requested = await standIn(context, baseURL ?? '')
    await page.goto('/sv/om-oss')
    await waitUntilIdle(page)
    await expect(question(page)).toHaveCount(0)
    const button = page.getByRole('button', { name: 'Inställningar för kakor' })
    await button.click()
    await expect(settings(page)).toContainText('det finns inget att säga ja eller nej till')
    await expect(settings(page).getByRole('checkbox')).toHaveCount(1)
    await expectNoAxeFindings(page)
    await settings(page).getByRole('button', { name: 'Stäng' }).click()
    await expect(settings(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(requested).toEqual([])
    expect(await saved(page)).toBeNull()
  })
})
