import type { Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const pages = [
  {
    locale: 'en',
    path: '/support',
    query: 'refnud for pass',
    answer: 'pass-refund',
    marked: 'pass',
    placeholder: 'Type keywords to find answers',
    heading: 'Search Results',
    none: 'It could not be found',
  },
  {
    locale: 'sv',
    path: '/sv/kundtjanst',
    query: 'aterbetalning pass',
    answer: 'pass-refund',
    marked: 'pass',
    placeholder: 'Skriv sökord för att hitta svar',
    heading: 'Sökresultat',
    none: 'Sökningen gav ingen träff',
  },
  {
    locale: 'da',
    path: '/da/kundeservice',
    query: 'boern gratis',
    answer: 'children',
    marked: 'børn gratis',
    placeholder: 'Skriv søgeord for at finde svar',
    heading: 'Søgeresultater',
    none: 'Søgningen gav intet resultat',
  },
] as const

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('#found')
const hits = (page: Page) => results(page).locator('.hits').getByRole('link')
const island = (page: Page) => page.locator('[data-island]', { has: field(page) })

for (const { locale, path, query, answer, marked, placeholder, heading, none } of pages)
  test.describe(`support in ${locale}`, () => {
    test('shows results during typing, marked, leads to the open answer, and gives suggestions if there are none', async ({
      page,
    }) => {
      await page.goto(path)
      await expect(island(page)).toHaveAttribute('data-hydration', 'idle')
      await expect(field(page)).toHaveAttribute('placeholder', placeholder)
      await field(page).pressSequentially(query)
      await expect(results(page).getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(hits(page).first()).toHaveAttribute('href', `#${answer}`)
      await expect(
        results(page)
          .locator('mark')
          .filter({ hasText: new RegExp(`^${marked}$`, 'i') })
          .first(),
      ).toBeVisible()
      await hits(page).first().click()
      await expect(page.locator(`#${answer}`)).toHaveAttribute('open', '')
      await expect(page.locator(`#${answer} .faq__a`)).toBeInViewport()

      await field(page).fill('xqzvw')
      await expect(results(page).getByRole('heading', { name: none })).toBeVisible()
      await results(page).locator('.sign').click()
      await expect(page.locator('html')).toHaveAttribute('data-route', `contact-us-${locale}`)
    })

    test('shows the results of a shared address without an interaction', async ({ page }) => {
      await page.goto(`${path}?${new URLSearchParams({ q: query })}`)
      await expect(field(page)).toHaveValue(query)
      await expect(hits(page).first()).toHaveAttribute('href', `#${answer}`)
      await expect(page.locator('.faq').first()).toBeVisible()
    })
  })

test('axe finds nothing in results and without, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/support?q=refund')
  await expect(hits(page).first()).toBeVisible()
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoContrastFindings(page)
  await field(page).fill('xqzvw')
  await expect(results(page).getByRole('heading', { name: 'It could not be found' })).toBeVisible()
  await expectNoContrastFindings(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoAxeFindings(page)
})

test('the address follows what is typed, and back restores it', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/support')
  await field(page).fill('refund')
  await expect(page).toHaveURL(/\/support\?q=refund$/)
  await hits(page).first().click()
  await expect(page).toHaveURL(/\?q=refund#/)
  await field(page).fill('taxi')
  await expect(page).toHaveURL(/\?q=taxi$/)
  await page.goBack()
  await expect(field(page)).toHaveValue('refund')
  await expect(hits(page).first()).toHaveAttribute('href', '#pass-refund')
  await field(page).fill('')
  await expect(page).toHaveURL(/\/support$/)
  await expect(results(page)).toBeEmpty()
})

test('a result clicked right after a key opens, and the address has both', async ({ page }) => {
  await page.goto('/support')
  await field(page).fill('cancel tax')
  await expect(hits(page).first()).toBeVisible()
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#q')
    if (input) input.value = 'cancel taxi'
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLAnchorElement>('#found .hits a')?.click()
  })
  await expect(page.locator('#cancel-taxi')).toHaveAttribute('open', '')
  await expect(page).toHaveURL(/\?q=cancel\+taxi#cancel-taxi$/)
})

test('keeps a query that was typed while the code was loading, and finds it then', async ({ page }) => {
  const release = await holdScripts(page, /SupportSearch\.(?!astro)[\w-]+\.js/)
  await page.goto('/support')
  await field(page).pressSequentially('lost phone')
  await expect(island(page)).toHaveAttribute('data-hydration', 'hydrating')
  await page.keyboard.press('Enter')
  release()
  await expect(field(page)).toHaveValue('lost phone')
  await expect(hits(page).first()).toHaveAttribute('href', '#lost-phone')
  await expect(page).toHaveURL(/\/support\?q=lost\+phone$/)
})

test('works by keyboard: Enter leads to the results, Tab to the first, Enter opens it', async ({ page }) => {
  await page.goto('/support')
  await field(page).focus()
  await page.keyboard.type('cancel taxi')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('heading', { name: 'Search Results' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#cancel-taxi > summary')).toBeFocused()
  await expect(page.locator('#cancel-taxi')).toHaveAttribute('open', '')
})

test('announces the number of results once typing has stopped', async ({ page }) => {
  await page.goto('/support')
  const said = await page.evaluateHandle(() => {
    const lines: string[] = []
    const status = document.querySelector('search [role=status]')
    if (status)
      new MutationObserver(() => lines.push(status.textContent)).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    return lines
  })
  await field(page).pressSequentially('taxi', { delay: 30 })
  const status = page.locator('search').getByRole('status')
  await expect(status).toHaveText(/^\d+ results? for “taxi”$/)
  await expect(hits(page)).toHaveCount(Number.parseInt((await status.textContent()) ?? '', 10))
  expect((await said.jsonValue()).filter(line => line !== '' && line !== 'Searching')).toHaveLength(1)
})

test('a suggestion is searched with one click, also as the first interaction', async ({ page }) => {
  await page.goto('/support')
  await page.getByRole('link', { name: 'refund', exact: true }).click()
  await expect(field(page)).toHaveValue('refund')
  await expect(hits(page).first()).toHaveAttribute('href', '#pass-refund')
})

test('finds pages among the questions, the best match first, and says what each is', async ({ page }) => {
  await page.goto('/support?q=norway')
  const first = results(page).locator('.hits li').first()
  await expect(first.getByRole('link', { name: 'Norway', exact: true })).toBeVisible()
  await expect(first).toContainText('Country guide')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/guide-detail\/norway$/)
})

test('reports that the entries did not load, and retries', async ({ page }) => {
  await page.route('**/search/*.json', route => route.fulfill({ status: 200, body: '{"not":"entries"}' }))
  await page.goto('/support')
  await field(page).fill('cancel taxi')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await expect(page.locator('.faq').first()).toBeVisible()
  await page.unroute('**/search/*.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(hits(page).first()).toHaveAttribute('href', '#cancel-taxi')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('reads any ?q= as words', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const query of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '__proto__',
    'x'.repeat(10_000),
    '100%',
    'a&b=c#d',
  ]) {
    await page.goto(`/support?${new URLSearchParams({ q: query })}`)
    await expect(results(page).getByRole('heading', { name: 'Search Results' })).toBeVisible()
    await expect(field(page)).toHaveValue(query.slice(0, 200))
    await expect(results(page).locator('script, img')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(dialogs).toEqual([])
  }
})

test('a search does not make the language menu ask', async ({ page }) => {
  await page.goto('/support?q=taxi')
  await expect(hits(page).first()).toBeVisible()
  await page.locator('.only-l summary').first().click()
  await page.locator('.only-l').getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(/\/sv\/kundtjanst$/)
})

test('the results of a shared address move nothing', async ({ page }) => {
  for (const size of [
    { width: 390, height: 800 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/support?q=night+train')
    await expect(hits(page).first()).toBeVisible()
    await waitUntilIdle(page)
    expect(
      (await shiftsOf(page)).flatMap(({ moved }) => moved),
      `${size.width}`,
    ).toEqual([])
  }
})

test('a link to a question opens it, from another page and from this one', async ({ page }) => {
  await page.goto('/support#children')
  await expect(page.locator('#children')).toHaveAttribute('open', '')
  await page.locator('#children > summary').click()
  await expect(page.locator('#children')).not.toHaveAttribute('open')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#children'
    document.body.append(link)
    link.click()
  })
  await expect(page.locator('#children')).toHaveAttribute('open', '')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole FAQ is there, and the form is an ordinary one', async ({ page }) => {
    await page.goto('/support')
    const questions = await page.locator('.faq').count()
    expect(questions).toBeGreaterThan(10)
    await field(page).fill('refund')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/support\?q=refund$/)
    expect(await page.locator('.faq').count()).toBe(questions)
    await expect(page.locator('.faq').first()).toBeVisible()
    await page.locator('#children > summary').click()
    await expect(page.locator('#children .faq__a')).toBeVisible()
    await expect(page.locator('.ask noscript p').first()).toBeVisible()
    await page.locator('.ask').getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL(/\/travel-guides$/)
  })
})

test('the page reserves the height that it has when all of it is laid out', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (const width of [320, 390, 600, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/support')
    // A page whose answer is late, as on a busy machine, has the system's font.
    await page.evaluate(() => delete document.documentElement.dataset['plain'])
    await height()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const reserved = await height()
    await expect(page.locator('.topic').last(), `${width} px`).toHaveCSS('content-visibility', 'auto')
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.topic { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const laidOut = await height()
    expect(Math.abs(reserved - laidOut) / laidOut, `${width} px`).toBeLessThan(0.05)
  }
})

test('prints the questions, or the answers that are open, or those of the topic in the address', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  const printed = async (path: string) => {
    await page.goto('/')
    await page.goto(path)
    return {
      questions: await page.locator('.topic .faq > summary:visible').count(),
      answers: await page.locator('.topic .faq__a:visible').count(),
    }
  }
  const all = await page.goto('/support').then(() => page.locator('.topic .faq').count())
  expect(await printed('/support')).toEqual({ questions: all, answers: 0 })
  expect(await printed('/support#pass-refund')).toEqual({ questions: 1, answers: 1 })
  const planning = await page
    .locator('.topic', { has: page.locator('#topic-planning') })
    .locator('.faq')
    .count()
  expect(await printed('/support#topic-planning')).toEqual({ questions: planning, answers: planning })
})
