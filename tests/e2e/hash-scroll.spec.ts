import type { Page } from '@playwright/test'
import { href } from '../../src/routing/href.ts'
import { expect, test } from './support/test.ts'

const guide = '/sv/guide-detail/sverige'
const id = 'routes'
const target = (page: Page) => page.locator(`#${id}`)
const top = (page: Page) => target(page).evaluate(element => Math.round(element.getBoundingClientRect().top))
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Adds a link to the target that a test puts on the page, wherever the design has its own links. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate(to => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'go', id: 'go' })
    document.querySelector('main')?.prepend(link)
  }, href)
}

/** Adds a missing target, far down. */
const addTarget = (page: Page, name: string) =>
  page.evaluate(added => {
    const words = Object.assign(document.createElement('p'), { id: added, textContent: 'here' })
    document.querySelector('footer')?.before(words)
  }, name)

/** From now on time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

test('goes 300 ms after the click, smoothly, and stops 90 px from the top', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto(guide)
  await addLink(page, `#${id}`)
  await stopClock(page)
  await page.locator('#go').click()
  await page.clock.runFor(299)
  expect(new URL(page.url()).hash).toBe('')
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`${guide}#${id}`)
  await page.clock.resume()
  await expect.poll(() => top(page)).toBe(90)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('is there at once', async ({ page }) => {
    await page.goto(guide)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await addLink(page, `#${id}`)
    await page.locator('#go').click()
    await page.waitForURL(`**#${id}`)
    expect(await top(page)).toBe(90)
  })
})

const banner = (page: Page) => page.locator('[data-banner]:visible')
const bannerHeight = (page: Page) => banner(page).evaluate(element => element.clientHeight)

test.describe('during a campaign', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2027-01-15T12:00:00+01:00'))

  test('stops 63 px below its banner, and follows the banner’s height', async ({ page }) => {
    await page.goto(guide)
    const padding = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)
    await expect.poll(padding).toBe(`${63 + (await bannerHeight(page))}px`)
    await banner(page).evaluate(element => {
      element.style.blockSize = '120px'
    })
    await expect.poll(padding).toBe('183px')
    await addLink(page, `#${id}`)
    await page.locator('#go').click()
    await expect.poll(() => top(page)).toBe(183)
    await banner(page).evaluate(element => {
      element.style.display = 'none'
    })
    await expect.poll(padding).toBe('90px')
  })

  for (const width of [390, 1280])
    test(`stops 63 px below its banner on a page that is opened with a hash, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(href('home', 'en'))
      await banner(page).getByRole('link').click()
      await page.waitForURL('**/buy-interrail#order')
      const order = page.locator('#order')
      const offset = async () => Math.round((await order.boundingBox())?.y ?? 0)
      await expect.poll(offset).toBe(63 + (await bannerHeight(page)))
    })
})

for (const form of ['contact-us', 'business-form', 'withdraw'] as const)
  test(`a link can lead to the form of the page ${form}`, async ({ page }) => {
    await page.goto(`${href(form, 'en')}#form`)
    const offset = async () => Math.round((await page.locator('#form form').boundingBox())?.y ?? 0)
    await expect.poll(offset).toBe(90)
  })

test('waits up to five seconds for a target, and checks each second', async ({ page }) => {
  await page.goto(guide)
  await addLink(page, '#late')
  await stopClock(page)
  await page.locator('#go').click()
  await page.clock.runFor(3300)
  expect(new URL(page.url()).hash).toBe('')
  await addTarget(page, 'late')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/#late$/)
})

test('gives up after five seconds and leaves the address to the browser', async ({ page }) => {
  await page.goto(guide)
  await addLink(page, '#never')
  await stopClock(page)
  await page.locator('#go').click()
  await page.clock.runFor(5299)
  expect(new URL(page.url()).hash).toBe('')
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/#never$/)
})

for (const { what, event, act } of [
  { what: 'scrolls', event: 'scroll', act: (page: Page) => page.mouse.wheel(0, 200) },
  { what: 'presses a key', event: 'keydown', act: (page: Page) => page.keyboard.press('Tab') },
  { what: 'presses the page', event: 'pointerdown', act: (page: Page) => page.locator('h1').click() },
])
  test(`does not scroll a reader away who ${what} in the meantime`, async ({ page }) => {
    await page.goto(guide)
    await addLink(page, '#never')
    await stopClock(page)
    await page.locator('#go').click()
    await page.clock.runFor(1300)
    // At the window, which gets the event after the page.
    await page.evaluate(name => {
      window.addEventListener(name, () => document.documentElement.setAttribute('data-acted', ''))
    }, event)
    await act(page)
    await expect(page.locator('html')).toHaveAttribute('data-acted')
    await page.clock.runFor(10_000)
    expect(new URL(page.url()).hash).toBe('')
  })

test('an address whose target appears late is followed then', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto(`${guide}#late`)
  await page.clock.pauseAt(3000)
  await page.clock.runFor(1000)
  expect(await scrolled(page)).toBe(0)
  await addTarget(page, 'late')
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(page.locator('#late')).toBeInViewport()
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('late')
})

test('a reload keeps the position, whatever the address points at', async ({ page }) => {
  // A clock under a test's control knows of no navigation; it only matters that this one is a reload.
  await page.addInitScript(() => Object.assign(window, { browserPerformance: performance }))
  await page.clock.install({ time: 0 })
  await page.addInitScript(() => {
    const { browserPerformance } = window as unknown as { browserPerformance: Performance }
    performance.getEntriesByType = type => browserPerformance.getEntriesByType(type)
  })
  await page.goto(`${guide}#${id}`)
  await expect.poll(() => top(page)).toBe(90)
  // A font from the cache may move the lines above by a pixel or two.
  const isKept = async () => Math.abs((await scrolled(page)) - 300) < 10
  const leaveAt300 = () => page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await leaveAt300()
  // Chromium records a page's position about once a second, so an immediate reload may come before that.
  await expect(async () => {
    await page.reload()
    if (await isKept()) return
    await leaveAt300()
    throw new Error('The place was not kept')
  }).toPass({ intervals: [1500] })
  await page.clock.runFor(10_000)
  expect(await isKept()).toBe(true)
})

test('back returns to the reader’s position', async ({ page }) => {
  await page.goto(guide)
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
  await addLink(page, `#${id}`)
  await page.evaluate(() => document.querySelector<HTMLElement>('#go')?.click())
  await expect.poll(() => top(page)).toBe(90)
  await page.goBack()
  await expect(page).toHaveURL(guide)
  await expect.poll(() => scrolled(page)).toBeLessThan(400)
})

test('the keyboard continues at the target', async ({ page }) => {
  await page.goto(guide)
  await addLink(page, `#${id}`)
  await page.locator('#go').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**#${id}`)
  await page.keyboard.press('Tab')
  const after = await target(page).evaluate(element => {
    const { activeElement } = document
    return activeElement
      ? (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      : false
  })
  expect(after).toBe(true)
})

test('the skip link leads to the content at once', async ({ page }) => {
  await page.goto(guide)
  await stopClock(page)
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('a link to the page itself goes to its top, smoothly, without loading it', async ({ page }) => {
  await page.goto(`/sv/om-oss#main`)
  await page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' })
    document.documentElement.dataset['same'] = ''
  })
  await page.locator('.foot a[href="/sv/om-oss"]').evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page).toHaveURL(/\/sv\/om-oss$/)
  await expect(page.locator('html')).toHaveAttribute('data-same', '')
})

test('a link in a new tab and a download are left to the browser', async ({ page, context }) => {
  await page.goto(guide)
  await addLink(page, `#${id}`)
  await stopClock(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('#go').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(`${guide}#${id}`)
  await page.clock.runFor(1000)
  expect(new URL(page.url()).hash).toBe('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a place works, with the same space above', async ({ page }) => {
    await page.goto(`${guide}#${id}`)
    await expect.poll(async () => Math.round((await target(page).boundingBox())?.y ?? 0)).toBe(90)
  })
})
