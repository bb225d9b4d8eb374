import type { Page, Response } from '@playwright/test'
import { testBuilds } from '../../scripts/test-builds.ts'
import { consentKey } from '../../src/stores/keys.ts'
import { writeChoice } from '../../src/stores/write-choice.ts'
import { builtPages, pagesOf } from '../dist/built-pages.ts'
import { contentPages, scriptFiles } from '../dist/page-weight.ts'
import { askedCookie } from './support/account-site.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

/** Opens a page and returns the script files that it has requested, once it is idle. */
async function received(page: Page, address: string): Promise<string[]> {
  const files: string[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') files.push(new URL(response.url()).pathname)
  }
  page.on('response', note)
  await page.goto(address)
  await waitUntilIdle(page)
  page.off('response', note)
  return files
}

test('a content page receives no scripts beyond those counted in its weight, until an interaction', async ({
  page,
}) => {
  for (const name of contentPages) {
    const { path, html } = builtPages.find(built => built.page === name && built.locale === 'en') ?? {}
    expect(await received(page, path ?? ''), name).toEqual(scriptFiles(html ?? ''))
  }
})

test('a site with an account and tags sends no further script to a reader who has answered both', async ({
  page,
  context,
  configuredSite,
}) => {
  await context.addCookies([askedCookie(configuredSite.url)])
  await page.addInitScript(([key, no]) => localStorage.setItem(key, no), [
    consentKey,
    writeChoice([], new Date()),
  ] as const)
  const { dist } = testBuilds.configured
  const [guide] = pagesOf(dist).filter(built => built.page === 'guide-detail')
  expect(await received(page, configuredSite.url + guide?.path)).toEqual(scriptFiles(guide?.html ?? '', dist))
})

test('a page requests its scripts once its words are painted', async ({ page }) => {
  for (const path of ['/', '/guide-detail/sweden', '/contact-us']) {
    await page.goto(path)
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      requested: [...document.scripts].flatMap(({ src }) =>
        src ? performance.getEntriesByName(src).map(({ startTime }) => startTime) : [],
      ),
    }))
    expect(painted, path).toBeGreaterThan(0)
    expect(Math.min(...requested), path).toBeGreaterThan(painted)
  }
})
