import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const guide = '/guide-detail/norway'
const marked = (page: Page) => page.locator('.toc [aria-current]')

/** Scrolls so that a heading is so far below the window's top, at once. */
const scrollTo = (page: Page, id: string, below: number) =>
  page.evaluate(
    ([heading, offset]) => {
      const top = document.getElementById(String(heading))?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: top - Number(offset), behavior: 'instant' })
    },
    [id, below],
  )

test.describe('the table of contents beside a text', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('marks no section at the top, and otherwise the one whose heading was passed last', async ({
    page,
  }) => {
    await page.goto(guide)
    await expect(page.locator('.toc a').first()).toBeVisible()
    await expect(marked(page)).toHaveCount(0)
    await scrollTo(page, 'with-a-pass', 20)
    await expect(marked(page)).toHaveText('With a pass')
    // On the way up, the section above a heading is marked as soon as the heading has passed the line.
    await scrollTo(page, 'good-to-know', 400)
    await expect(marked(page)).toHaveText('Reservations')
    await scrollTo(page, 'getting-there', 20)
    await expect(marked(page)).toHaveText('Getting there')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(marked(page)).toHaveCount(0)
  })

  test('marks a section whose heading has letters beyond ASCII', async ({ page }) => {
    await page.goto('/sv/guide-detail/norge')
    await scrollTo(page, 'när-något-går-fel', 20)
    await expect(marked(page)).toHaveText('När något går fel')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the table of contents is folded until it is opened', async ({ page }) => {
    await page.goto(guide)
    const link = page.locator('.toc').getByRole('link', { name: 'Good to know' })
    await expect(link).toBeHidden()
    await page.getByText('On this page').click()
    await link.click()
    await expect(page).toHaveURL(/#good-to-know$/)
    await expect(page.getByRole('heading', { name: 'Good to know' })).toBeInViewport()
  })

  test('the first screen of a guide says how long, with which seat and at what price', async ({ page }) => {
    await page.goto(guide)
    const board = page.getByRole('region', { name: 'By train to Norway' })
    await expect(board.getByText('5 hrs 30 mins')).toBeInViewport()
    await expect(board.getByText('compulsory')).toBeInViewport()
    await expect(board.getByText('Pass from')).toBeInViewport()
  })
})

test('the map of a guide stays in sight beside the text, and follows its first section on a phone', async ({
  page,
}) => {
  const map = page.getByRole('complementary').locator('svg.map')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(guide)
  await scrollTo(page, 'reservations', 200)
  await expect(map).toBeInViewport({ ratio: 0.9 })
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await page
    .locator('article h2[id]')
    .evaluateAll(headings =>
      headings.map(heading => [heading.id, heading.getBoundingClientRect().top] as const),
    )
  const order = tops.toSorted(([, one], [, other]) => one - other).map(([id]) => id)
  expect(order.indexOf('map')).toBe(1)
})

for (const path of ['/sv/guide-detail/tyskland', '/route-detail/slowly-to-the-riviera', '/sv/reseguider'])
  test(`every stop of the keyboard on ${path} is in the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    const outside: (string | null)[] = []
    for (const [key, start, end] of [
      ['Tab', '.bar', '.foot'],
      ['Shift+Tab', '.foot', '.bar'],
    ] as const) {
      await page.locator(`${start} a`).first().focus()
      for (let isAtEnd = false; !isAtEnd; ) {
        await page.keyboard.press(key)
        const stop = await page.evaluate(landmark => {
          const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
          const isInWindow = bottom > 0 && top < innerHeight
          return {
            name: isInWindow ? undefined : document.activeElement?.textContent,
            isAtEnd: document.activeElement?.closest(landmark) !== null,
          }
        }, end)
        if (stop.name !== undefined) outside.push(stop.name)
        isAtEnd = stop.isAtEnd
      }
    }
    expect(outside).toEqual([])
  })

test('content far down is laid out when it is near, or at once after a link to it', async ({ page }) => {
  const related = page.locator('#routes')
  const isLaidOut = () =>
    related.evaluate(section => section.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true }))
  await page.goto('/guide-detail/sweden')
  expect(await isLaidOut()).toBe(false)
  await related.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  await page.goto('/guide-detail/sweden#good-to-know')
  await expect.poll(isLaidOut).toBe(true)
})
