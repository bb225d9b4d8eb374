import type { Browser, Page } from 'playwright'
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts'
import type { PageName } from '../../src/routing/table.ts'
import { realQuestions } from '../../tests/integrity/real-questions.ts'
import { type KeyTime, keyTimes, startKeyTimer } from './key-timer.ts'
import { questionVariants } from './many-questions.ts'
import type { Bench, Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { traced } from './page-tasks.ts'
import { searchEntries } from './search-entries.ts'
import { percentile } from './statistics.ts'
import type { Row } from './table.ts'

const questions = 300
/** One frame of a screen. */
const most = 16
/** Questions typed in each language. */
const typed = 8
/** Between two keys, as a quick writer has it. */
const pause = 120

/** From key to painted results on the support page and in the header, with many questions. */
export const measure: Measure = async bench => {
  const rows: Row[] = []
  for (const locale of locales) {
    bench.progress(`typing in ${locale}`)
    rows.push(...rowsOf('Support', locale, await typing(bench, locale)))
  }
  bench.progress('typing in a header')
  const header = rowsOf('Header', defaultLocale, await typingInHeader(bench))
  bench.progress('typing in a blank page')
  return [...rows, ...header, blankRow(await typingBlank(bench))]
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** In a page of a field and a line that repeats it: what the machine takes for a key, before any page does anything. */
async function typingBlank({ browser }: Bench): Promise<KeyTime[]> {
  const page = await browser.newPage(phone)
  await page.setContent('<input type="search"><p id="found"></p>')
  await page.evaluate(() => {
    const found = document.getElementById('found')
    document.addEventListener('input', ({ target }) => {
      if (found && target instanceof HTMLInputElement) found.textContent = target.value
    })
  })
  return timed(browser, page, defaultLocale)
}

async function typing({ browser, site }: Bench, locale: Locale): Promise<KeyTime[]> {
  const page = await searchPage(browser, site, 'support', locale)
  await page.evaluate(fillPage, questions)
  await page.getByRole('searchbox').focus()
  await whenReady(page, '#found :is(.hits, .empty)')
  return timed(browser, page, locale)
}

async function typingInHeader({ browser, site }: Bench): Promise<KeyTime[]> {
  const page = await searchPage(browser, site, 'about-us', defaultLocale)
  await page.locator('.seek > summary').click()
  await whenReady(page, '.seek li')
  return timed(browser, page, defaultLocale)
}

/** A page whose search has many questions. */
async function searchPage(browser: Browser, site: string, name: PageName, locale: Locale): Promise<Page> {
  const page = await browser.newPage(phone)
  await page.route('**/search/*.json', route =>
    route.fulfill({ json: questionVariants(searchEntries(locale), questions) }),
  )
  await page.goto(site + pageOf(name, locale).path)
  return page
}

/** The first answer tells that the search is loaded; what is measured begins after it. */
async function whenReady(page: Page, answer: string): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('in')
  await page.locator(answer).first().waitFor()
  await page.waitForTimeout(2000)
}

/** Types into a page that is ready, and closes it. */
async function timed(browser: Browser, page: Page, locale: Locale): Promise<KeyTime[]> {
  await page.evaluate(startKeyTimer)
  const events = await traced(browser, async () => {
    for (const query of queries(locale)) await typeSlowly(page, query)
    await page.close()
  })
  return keyTimes(events)
}

/** Evenly from the list, so that each kind of mistake is among them. */
function queries(locale: Locale): string[] {
  const all = realQuestions[locale].map(([query]) => query)
  return all.filter((_, at) => at % Math.floor(all.length / typed) === 0).slice(0, typed)
}

async function typeSlowly(page: Page, query: string): Promise<void> {
  const field = page.getByRole('searchbox')
  await field.fill('')
  await page.waitForTimeout(pause)
  await field.pressSequentially(query, { delay: pause })
  await page.waitForTimeout(pause)
}

function rowsOf(place: string, locale: Locale, times: readonly KeyTime[]): Row[] {
  const where = `${locale}, ${times.length} keys, ${questions} questions`
  const painted = times.map(time => time.painted)
  const answered = times.map(time => time.answered)
  return [
    {
      what: `${place} search, key to results painted`,
      where,
      measured: figures(painted),
      wanted: `≤ ${most} ms`,
      fallsShort: percentile(painted, 0.95) > most,
    },
    { what: '… until the page has them', where, measured: figures(answered) },
  ]
}

const blankRow = (times: readonly KeyTime[]): Row => ({
  what: '… of which a blank page takes for its field alone',
  where: `${times.length} keys`,
  measured: figures(times.map(time => time.painted)),
})

function figures(times: readonly number[]): string {
  const [middle, late] = [0.5, 0.95].map(share => percentile(times, share).toFixed(1))
  const over = times.filter(time => time > most).length / times.length
  return `median ${middle} ms, 95 % within ${late} ms, ${(over * 100).toFixed(0)} % over ${most} ms`
}

/** Runs in the page: copies its questions until there are as many as the search has. */
function fillPage(count: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('details[id]')]
  for (let at = all.length; at < count; at++) {
    const original = all[at % all.length]
    const copy = original?.cloneNode(true)
    if (copy instanceof HTMLElement) original?.after(Object.assign(copy, { id: `${copy.id}-${at}` }))
  }
}
