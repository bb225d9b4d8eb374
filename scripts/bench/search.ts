import type { Browser, Page } from 'playwright'
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts'
import { realQuestions } from '../../tests/integrity/real-questions.ts'
import { keyTimes, startKeyTimer } from './key-timer.ts'
import { questionVariants } from './many-questions.ts'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { traced } from './page-tasks.ts'
import { searchData } from './search-data.ts'
import { median, percentile } from './statistics.ts'

const questions = 300
/** One frame of a screen, in addition to what a key takes in a blank page. */
const most = 16
/** The number of questions typed in each language. */
const typed = 8
/** Milliseconds between two keys of a fast typist. */
const pause = 120

const late = (times: readonly number[]) => percentile(times, 0.95)

/** From a key to the painted results on the support page with many questions, and in a blank page's field. */
export const measure: Measure = async ({ browser, site, progress }) => {
  progress('typing in a blank page')
  const blank = await typeInto(browser, await blankPage(browser), defaultLocale)
  const rows = []
  for (const locale of locales) {
    progress(`typing in ${locale}`)
    const times = await typeInto(browser, await supportPage(browser, site, locale), locale)
    rows.push({
      what: 'Search, key to results painted',
      where: `${locale}, ${times.length} keys, ${questions} questions`,
      measured: `95 % within ${late(times).toFixed(1)} ms, median ${median(times).toFixed(1)}; a blank page ${late(blank).toFixed(1)}`,
      wanted: `≤ ${most} ms more than a blank page`,
      fallsShort: late(times) - late(blank) > most,
    })
  }
  return rows
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A field and a line that repeats it: what the browser and the machine need for a key. */
async function blankPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone)
  await page.setContent('<input type="search"><p id="found"></p>')
  await page.evaluate(() => {
    const found = document.getElementById('found')
    document.addEventListener('input', ({ target }) => {
      if (found && target instanceof HTMLInputElement) found.textContent = target.value
    })
  })
  return page
}

async function supportPage(browser: Browser, site: string, locale: Locale): Promise<Page> {
  const page = await browser.newPage(phone)
  const { entries, journeys } = searchData(locale)
  await page.route('**/search/*.json', route =>
    route.fulfill({ json: { entries: questionVariants(entries, questions), journeys } }),
  )
  await page.goto(site + pageOf('support', locale).path)
  await page.evaluate(fillPage, questions)
  await page.getByRole('searchbox').focus()
  // The search is loaded when the first results appear.
  await page.getByRole('searchbox').pressSequentially('in')
  await page.locator('#found :is(.hits, .empty)').first().waitFor()
  await page.waitForTimeout(2000)
  return page
}

/** Types questions into a page's field, and closes the page. */
async function typeInto(browser: Browser, page: Page, locale: Locale): Promise<number[]> {
  await page.evaluate(startKeyTimer)
  const field = page.getByRole('searchbox')
  const events = await traced(browser, async () => {
    for (const query of queries(locale)) {
      await field.fill('')
      await page.waitForTimeout(pause)
      await field.pressSequentially(query, { delay: pause })
      await page.waitForTimeout(pause)
    }
    await page.close()
  })
  return keyTimes(events)
}

/** Evenly from the list, so that each kind of mistake is included. */
function queries(locale: Locale): string[] {
  const all = realQuestions[locale].map(([query]) => query)
  return all.filter((_, at) => at % Math.floor(all.length / typed) === 0).slice(0, typed)
}

/** Runs in the page: copies its questions until there are as many as in the search. */
function fillPage(count: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('details[id]')]
  for (let at = all.length; at < count; at++) {
    const original = all[at % all.length]
    const copy = original?.cloneNode(true)
    if (copy instanceof HTMLElement) original?.after(Object.assign(copy, { id: `${copy.id}-${at}` }))
  }
}
