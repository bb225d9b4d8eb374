import type { CDPSession, Page } from '@playwright/test'
import { text } from '../../src/client/pull-to-refresh/text.ts'
import { href } from '../../src/routing/href.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

const words = text('sv')
const hint = (page: Page) => page.locator('.pull')

/** Opens a page in a window of its own, as an installed app does: a media feature that Chromium does not emulate. */
async function openInApp(page: Page, path: string): Promise<CDPSession> {
  await page.addInitScript(() => {
    const ask = matchMedia
    window.matchMedia = query => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.goto(path)
  await waitUntilIdle(page)
  return page.context().newCDPSession(page)
}

/** Puts a finger down and moves it to each height in turn; it stays down. */
async function pull(session: CDPSession, from: number, ...heights: readonly number[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: from }] })
  for (const y of heights)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 195, y }] })
}

const letGo = (session: CDPSession) =>
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

/** Records the words of the hint, since the last of it is gone with the page. */
const noteHints = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    new MutationObserver(() => {
      const words = document.querySelector('.pull')?.textContent
      if (!words || words === said.at(-1)) return
      said.push(words)
      sessionStorage.setItem('hints', said.join(', '))
    }).observe(document.body, { childList: true, subtree: true })
  })

test('in the installed app a page that is pulled down is reloaded', async ({ page }) => {
  const path = href('about-us', 'sv')
  const session = await openInApp(page, path)
  await pull(session, 200, 230, 260)
  await expect(hint(page)).toHaveText(words.pull)
  await letGo(session)
  await expect(hint(page)).toHaveCount(0)

  await noteHints(page)
  await pull(session, 200, 260, 340)
  await expect(hint(page)).toHaveText(words.release)
  const loaded = page.waitForEvent('load')
  await letGo(session)
  await loaded
  await expect(hint(page)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('hints'))).toBe(
    [words.pull, words.release, words.refreshing].join(', '),
  )
})

test('a pull does not discard an unsent message', async ({ page }) => {
  const session = await openInApp(page, href('contact-us', 'sv'))
  await page.locator('.form--contact [name=message]').fill('Hej')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await pull(session, 200, 260, 340)
  await letGo(session)
  await waitUntilIdle(page)
  await expect(hint(page)).toHaveCount(0)
  await expect(page.locator('.form--contact [name=message]')).toHaveValue('Hej')
})

test('a browser’s own tab is left to the browser', async ({ page }) => {
  await page.goto(href('about-us', 'sv'))
  await waitUntilIdle(page)
  const session = await page.context().newCDPSession(page)
  await pull(session, 200, 260, 340)
  await expect(hint(page)).toHaveCount(0)
  await letGo(session)
})
