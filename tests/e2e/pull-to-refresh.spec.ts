import type { CDPSession, Page, Route } from '@playwright/test'
import { text } from '../../src/client/pull-to-refresh/text.ts'
import { href } from '../../src/routing/href.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

const words = text('sv')
const hint = (page: Page) => page.locator('.pull')

/** A page in a window of its own, as an installed app opens it. */
async function openInApp(page: Page, path: string): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const features = [{ name: 'display-mode', value: 'standalone' }]
  await session.send('Emulation.setEmulatedMedia', { features })
  await page.goto(path)
  await settled(page)
  return session
}

/** Puts a finger down and moves it to each height in turn; it stays there. */
async function pull(session: CDPSession, from: number, ...heights: readonly number[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: from }] })
  for (const y of heights)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 195, y }] })
}

const letGo = (session: CDPSession) =>
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

test('in the installed app a page that is pulled down is loaded again', async ({ page }) => {
  const path = href('about-us', 'sv')
  const session = await openInApp(page, path)
  await pull(session, 200, 230, 260)
  await expect(hint(page)).toHaveText(words.pull)
  await letGo(session)
  await expect(hint(page)).toHaveCount(0)

  const asked: Route[] = []
  await page.route(`**${path}`, route => void asked.push(route))
  await pull(session, 200, 260, 340)
  await expect(hint(page)).toHaveText(words.release)
  await letGo(session)
  await expect(hint(page)).toHaveText(words.refreshing)
  await expect.poll(() => asked.length).toBe(1)
  await asked[0]?.continue()
  await expect(hint(page)).toHaveCount(0)
})

test('a message that was begun is not pulled away', async ({ page }) => {
  const session = await openInApp(page, href('contact-us', 'sv'))
  await page.locator('.form--contact [name=message]').fill('Hej')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await pull(session, 200, 260, 340)
  await letGo(session)
  await settled(page)
  await expect(hint(page)).toHaveCount(0)
  await expect(page.locator('.form--contact [name=message]')).toHaveValue('Hej')
})

test('a browser’s own tab is left to the browser', async ({ page }) => {
  await page.goto(href('about-us', 'sv'))
  await settled(page)
  const session = await page.context().newCDPSession(page)
  await pull(session, 200, 260, 340)
  await expect(hint(page)).toHaveCount(0)
  await letGo(session)
})
