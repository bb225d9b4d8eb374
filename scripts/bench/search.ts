import type { Page } from 'playwright'
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts'
import { searchData } from '../../tests/dist/search-data.ts'
import { realQuestions } from '../../tests/integrity/real-questions.ts'
import { markKeys, timeBlankKeys } from './blank-field.ts'
import { withVariants } from './many-questions.ts'
import { type Measure, median, percentile } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { timeKeys } from './trace.ts'

const questions = 300
/** One frame of a screen, in addition to what a key takes in a blank page. */
const most = 16
/** The number of questions typed in each language. */
const typed = 8
/** Milliseconds between two keys of a fast typist. */
const pause = 120

/** From a key to the painted results on the support page with many questions, and in a blank page's field. */
export const measure: Measure = async ({ browser, site, progress }) => {
  progress('typing in a blank page')
  const blank = percentile(await timeBlankKeys(browser, typeQuestions(defaultLocale)), 0.95)
  const rows = []
  for (const locale of locales) {
    progress(`typing in ${locale}`)
    const times = await timeKeys(browser, page => openSupport(page, site, locale), typeQuestions(locale))
    const late = percentile(times, 0.95)
    rows.push({
      what: `Search, key to results painted, ${locale}, ${times.length} keys, ${questions} questions`,
      measured: `95 % within ${late.toFixed(1)} ms, median ${median(times).toFixed(1)}; a blank page ${blank.toFixed(1)}`,
      target: `≤ ${most} ms more than a blank page`,
      isMissed: late - blank > most,
    })
  }
  return rows
}

async function openSupport(page: Page, site: string, locale: Locale): Promise<void> {
  const { entries, journeys } = searchData(locale)
  await page.route('**/search/*.json', route =>
    route.fulfill({ json: { entries: withVariants(entries, questions), journeys } }),
  )
  await page.goto(site + pageOf('support', locale).path)
  await page.evaluate(fillPage, questions)
  await page.getByRole('searchbox').focus()
  // The search is loaded when the first results appear.
  await page.getByRole('searchbox').pressSequentially('in')
  await page.locator('#found :is(.hits, .empty)').first().waitFor()
  await page.waitForTimeout(2000)
  await page.evaluate(markKeys)
}

/** Types questions into a page's field, evenly from the list, so that each kind of mistake is included. */
const typeQuestions = (locale: Locale) => async (page: Page) => {
  const all = realQuestions[locale]
  const step = Math.floor(all.length / typed)
  const field = page.getByRole('searchbox')
  for (const [query] of all.filter((_, at) => at % step === 0).slice(0, typed)) {
    await field.fill('')
    await page.waitForTimeout(pause)
    await field.pressSequentially(query, { delay: pause })
    await page.waitForTimeout(pause)
  }
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
