import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { mapConcurrently } from '../../src/shared/map-concurrently.ts'
import { formPages } from '../../tests/support/form-pages.ts'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import type { Row } from './table.ts'
import { type LineSpeed, startTcpLine } from './tcp-line.ts'

/** A train between two masts. */
const speed: LineSpeed = { roundTrip: 200, bytesPerSecond: 50_000 }
/** A press comes at any time within so many milliseconds from the button's first paint: everything has come by then. */
const window = 6000
/** An answer that has not come after so many milliseconds is lost. */
const patience = 30_000
/** Pages under way at once, each on a line of its own. */
const concurrent = 4

const forms = [...formPages, 'gift-cards'] as const

const buttonSelector = 'main [data-island] form button[type=submit]'
/** What a press leads to: words at what is missing, or the note that something is in the basket. */
const answerSelector = 'main [data-island] :is([aria-invalid=true], [role=status] .btn)'

/**
 * Presses the button of each form at random moments while its page loads on a slow line, and counts presses that nothing
 * answers on that page: with storage, and where it is blocked.
 */
export const measure: Measure = async ({ browser, site, locale, pairs, progress }) => {
  const rows: Row[] = []
  for (const isBlocked of [false, true])
    for (const name of forms) {
      const { path } = pageOf(name, locale)
      const moments = Array.from({ length: pairs }, () => Math.random() * window)
      const lost = (
        await mapConcurrently(
          moments,
          async moment => ({ moment, isAnswered: await press(browser, site, path, moment, isBlocked) }),
          concurrent,
        )
      ).filter(({ isAnswered }) => !isAnswered)
      const where = `${path}${isBlocked ? ', storage blocked' : ''}`
      progress(`${where}: ${lost.length} lost`)
      rows.push({
        what: `Presses at ${pairs} random moments that are lost, 50 kB/s and 200 ms`,
        where,
        measured: [`${lost.length}`, ...lost.map(({ moment }) => `at ${Math.round(moment)} ms`)].join(', '),
        wanted: '0',
        fallsShort: lost.length > 0,
      })
    }
  return rows
}

/** Whether a press so many milliseconds after the button's first paint is answered on its page. */
async function press(
  browser: Browser,
  site: string,
  path: string,
  moment: number,
  isBlocked: boolean,
): Promise<boolean> {
  const line = await startTcpLine(site, speed)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    if (isBlocked) await page.addInitScript(blockStorage)
    await page.goto(line.url + path, { waitUntil: 'commit' })
    await page.locator(buttonSelector).last().waitFor()
    await wait(moment)
    await pressLast(page)
    await page.locator(answerSelector).first().waitFor()
    return new URL(page.url()).pathname === path
  } catch {
    return false
  } finally {
    await context.close()
    await line.close()
  }
}

/** Presses with the mouse where the button is now, without waiting for anything. */
async function pressLast(page: Page): Promise<void> {
  const button = page.locator(buttonSelector).last()
  await button.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const box = await button.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Runs in the page from its own source text. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
}
