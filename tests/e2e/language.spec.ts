import type { BrowserContext, Page } from '@playwright/test'
import { text as layoutText } from '../../src/layouts/text.ts'
import { href } from '../../src/routing/href.ts'
import { contactPath, field, pdf } from './contact-page.ts'
import { brokenStorage } from './support/broken-storage.ts'
import { expect, test } from './support/test.ts'

const cookieOf = (url: string, value: string) => ({
  name: 'language',
  value: encodeURIComponent(JSON.stringify(value)),
  url,
})

test.describe('the bare root', () => {
  for (const { locale, home } of [
    { locale: 'sv-SE', home: '/sv' },
    { locale: 'da-DK', home: '/da' },
    { locale: 'en-GB', home: '/' },
    { locale: 'fr-FR', home: '/' },
  ])
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test(`redirects a browser to ${home}`, async ({ page, site }) => {
        await page.goto('/')
        await expect(page).toHaveURL(new URL(home, site.url).href)
      })
    })

  for (const locale of ['nb-NO', 'nn-NO', 'no'])
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test('shows the Danish page for Norwegian readers', async ({ page, context, site }) => {
        await page.goto('/')
        await expect(page).toHaveURL(`${site.url}/da`)
        await expect(page.locator('.norwegian')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-currency', 'NOK')
        expect(await languageOf(context)).toBe('%22no%22')
      })
    })

  test.describe('in nb-NO, for a reader who chose Danish', () => {
    test.use({ locale: 'nb-NO' })

    test('redirects to Danish, and not as Norwegian', async ({ page, context, site }) => {
      await context.addCookies([cookieOf(site.url, 'da')])
      await page.goto('/')
      await expect(page).toHaveURL(`${site.url}/da`)
      await expect(page.locator('.norwegian')).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-currency', 'DKK')
      expect(await languageOf(context)).toBe('%22da%22')
    })
  })

  test('follows the cookie before the browser’s language, and keeps query and hash', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([cookieOf(site.url, 'sv')])
    await page.goto('/?a=1#b')
    await expect(page).toHaveURL(`${site.url}/sv?a=1#b`)
  })

  test('stays if the reader comes from our own pages', async ({ page, context, site }) => {
    await page.goto('/about-us')
    await context.addCookies([cookieOf(site.url, 'sv')])
    await page.locator('.brand').click()
    await expect(page.locator('html')).toHaveAttribute('data-route', 'home-en')
    await expect(page).toHaveURL(`${site.url}/`)
  })

  test('ignores a broken cookie', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'language', value: '%7Bbroken', url: site.url }])
    await page.goto('/')
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

test('the cookie follows the visited page, for 365 days', async ({ page, context }) => {
  await page.goto('/sv/om-oss')
  await expect
    .poll(async () => (await context.cookies()).find(cookie => cookie.name === 'language')?.value)
    .toBe('%22sv%22')
  const cookie = (await context.cookies()).find(found => found.name === 'language')
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(364)
})

test('each visited page renews the 365 days, on a Danish page those of Norwegian', async ({
  page,
  context,
  site,
}) => {
  const soon = Math.round(Date.now() / 1000) + 3600
  await context.addCookies([{ ...cookieOf(site.url, 'no'), expires: soon }])
  await page.goto('/da/om-os')
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'language')
  await expect.poll(async () => (await cookie())?.expires ?? 0).toBeGreaterThan(soon + 360 * 86_400)
  expect((await cookie())?.value).toBe('%22no%22')
})

test('Norwegian is stored, shows the Danish page and says so', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await page.goto('/guide-detail/sweden')
  await page.locator('.only-l summary').first().click()
  await page.locator('.only-l').getByRole('link', { name: 'Norsk' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-route', 'guide-detail-da')
  await expect(page.locator('.norwegian')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'NOK')
  expect((await context.cookies()).find(cookie => cookie.name === 'language')?.value).toBe('%22no%22')
})

test('the menu marks Norwegian as chosen, and Danish otherwise', async ({ page, context, site }) => {
  const current = page.locator('.only-l a[data-language][aria-current]')
  await page.goto('/da/om-os')
  await expect(current).toHaveText(/Dansk/)
  await context.addCookies([cookieOf(site.url, 'no')])
  await page.reload()
  await expect(current).toHaveText(/Norsk/)
  await page.goto('/sv/om-oss')
  await expect(current).toHaveText(/Svenska/)
})

/** Ways in which a browser stores nothing, each with what its pages may use. */
const blocked = {
  'keeps no cookie': () =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  'forbids cookies': () =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('planned', 'SecurityError')
      },
      set: () => {
        throw new DOMException('planned', 'SecurityError')
      },
    }),
}
test.describe('a Swedish browser', () => {
  test.use({ locale: 'sv-SE' })

  for (const [what, block] of Object.entries(blocked))
    test(`that ${what} can reach the English home`, async ({ page, context, site }) => {
      await context.addInitScript(block)
      await page.goto('/')
      await expect(page).toHaveURL(`${site.url}/`)
      await page.goto('/sv')
      await page.locator('.only-l summary').first().click()
      await page.locator('.only-l').getByRole('link', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-route', 'home-en')
    })
})

for (const [state, breakStorage] of brokenStorage)
  test(`with storage ${state}, pages work, and a chosen currency is valid for the page`, async ({ page }) => {
    await page.addInitScript(breakStorage)
    await page.goto('/travel-routes')
    await page.locator('.only-l.needs-script summary').click()
    await page.locator('.only-l button[data-choose-currency=NOK]').click()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'NOK')
  })

const languageOf = async (context: BrowserContext) =>
  (await context.cookies()).find(cookie => cookie.name === 'language')?.value

const openMenu = async (page: Page) => {
  await page.locator('.only-l summary').first().click()
  return page.locator('.only-l [data-confirm]')
}

for (const hydrated of [false, true])
  test(`asks before typed text is lost, ${hydrated ? 'hydrated' : 'not hydrated'}`, async ({
    page,
    context,
  }) => {
    await page.goto(contactPath('da'))
    if (hydrated) {
      await field(page, 'name').focus()
      await expect(page.locator('[data-island]')).toHaveAttribute('data-hydration', 'hydrated', {
        timeout: 20_000,
      })
    } else await page.route(/_astro\/.*\.js/, () => {})
    await field(page, 'message').fill('Where is my train?')
    const before = await languageOf(context)
    const questions: string[] = []
    page.once('dialog', dialog => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await (await openMenu(page)).locator('[data-language=sv]').click()
    expect(questions).toEqual([layoutText('da').confirmLanguage])
    await expect(page).toHaveURL(contactPath('da'))
    await expect(field(page, 'message')).toHaveValue('Where is my train?')
    expect(await languageOf(context)).toBe(before)
  })

for (const { what, act } of [
  { what: 'a choice', act: (page: Page) => field(page, 'subject').selectOption('taxi') },
  {
    what: 'a file',
    act: (page: Page) =>
      field(page, 'files').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf }),
  },
])
  test(`asks before ${what} is lost, and goes after the answer`, async ({ page }) => {
    await page.goto(contactPath('en'))
    await act(page)
    page.once('dialog', dialog => dialog.accept())
    await (await openMenu(page)).locator('[data-language=sv]').click()
    await expect(page).toHaveURL(contactPath('sv'))
  })

test('does not ask about choices from the address, which are carried over, nor for a new tab', async ({
  page,
  context,
}) => {
  const questions: string[] = []
  page.on('dialog', dialog => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(`${contactPath('en')}?subject=claim`)
  await expect(field(page, 'subject')).toHaveValue('claim')
  await (await openMenu(page)).locator('[data-language=sv]').click()
  await expect(page).toHaveURL(`${contactPath('sv')}?subject=claim`)
  await expect(field(page, 'subject')).toHaveValue('claim')
  await field(page, 'message').fill('Hej')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    (await openMenu(page)).locator('[data-language=no]').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.locator('.norwegian')).toBeVisible()
  expect(questions).toEqual([])
})

for (const { query, change } of [
  { query: '?span=9&days=7', change: (page: Page) => page.locator('[name=days]').fill('8') },
  {
    query: '?pass=flexi-5&class=first',
    change: (page: Page) => page.locator('[value=flexi-7]').dispatchEvent('click'),
  },
  {
    query: '?from=2027-06-01&to=2027-06-21',
    change: (page: Page) => page.locator('[name=lastDay]').fill('2027-06-22'),
  },
])
  test(`a pass form that ${query} has filled in is carried over, and asked about once it is changed`, async ({
    page,
  }) => {
    const awake = () =>
      expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(href('buy-interrail', 'en') + query)
    await awake()
    await (await openMenu(page)).locator('[data-language=sv]').click()
    await expect(page).toHaveURL(href('buy-interrail', 'sv') + query)
    await awake()
    await change(page)
    expect(questions).toEqual([])
    await (await openMenu(page)).locator('[data-language=da]').click()
    expect(questions).toEqual([layoutText('sv').confirmLanguage])
  })

test('parameters without a field are not carried over', async ({ page }) => {
  await page.goto(`${href('travel-guides', 'en')}?=x&region=nordic`)
  await (await openMenu(page)).locator('[data-language=sv]').click()
  await expect(page).toHaveURL(`${href('travel-guides', 'sv')}?region=nordic`)
})

const trip =
  '?from=malmo-c&stop=hamburg-hbf.2&stop=praha-hln.1.by-night&home=yes&day=2027-06-01&adult=2&child=1'

for (const { what, path, act, arrives } of [
  {
    what: 'a chosen filter',
    path: '/travel-guides',
    act: (page: Page) => page.locator('label:has(input[name=region][value=nordic])').click(),
    arrives: `${href('travel-guides', 'sv')}?region=nordic`,
  },
  {
    what: 'a filter of a shared address, but no search in words',
    path: '/travel-guides?region=nordic&q=fjord',
    act: async () => {},
    arrives: `${href('travel-guides', 'sv')}?region=nordic`,
  },
  {
    what: 'a trip with its travellers',
    path: `/plan-a-trip${trip}`,
    act: (page: Page) => page.locator('.tl__stop').first().waitFor(),
    arrives: href('plan-a-trip', 'sv') + trip,
  },
  {
    what: 'nothing of the number checker',
    path: '/interrail-mobile-pass',
    act: (page: Page) => page.locator('.codecheck input').first().fill('ABC123'),
    arrives: href('interrail-mobile-pass', 'sv'),
  },
])
  test(`carries ${what} over to the other language without asking`, async ({ page, site }) => {
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(path)
    await act(page)
    await (await openMenu(page)).locator('[data-language=sv]').click()
    await expect(page).toHaveURL(site.url + arrives)
    expect(questions).toEqual([])
  })
