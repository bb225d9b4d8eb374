import type { Page } from 'playwright'
import type { PageName } from '../../src/routing/table.ts'
import { type InteractionTime, startInteractionTimer } from './interaction-timer.ts'
import type { Bench, Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { slowCpu, steeredPage } from './slow.ts'
import { percentile } from './statistics.ts'
import type { Row } from './table.ts'

/** Milliseconds that a reader should wait at most. */
const most = 50
/** Between two touches. */
const pause = 400

/** What a reader does in a form of the shop: taps, in order, and a name that is typed at the end. */
const forms: readonly { page: PageName; form: string; taps: readonly string[]; typed: string }[] = [
  {
    page: 'buy-interrail',
    form: '.form--pass',
    taps: [
      ...Array.from({ length: 4 }, () => '.stepper__in button:last-child >> nth=0'),
      ...Array.from({ length: 4 }, () => '.stepper__in button:last-child >> nth=1'),
      '.variant >> nth=2',
      '.variant >> nth=6',
      '.variant >> nth=0',
      '[name=class][value=first]',
      '[name=class][value=second]',
    ],
    typed: '[name="adult0.name"]',
  },
]

/** Interaction to next paint in the shop's forms on a slowed processor: the first touch, which wakes React, and all after it. */
export const measure: Measure = async bench => {
  const rows: Row[] = []
  for (const form of forms) {
    bench.progress(form.page)
    rows.push(...rowsOf(form.page, await use(bench, form)))
  }
  return rows
}

async function use({ browser, site, locale }: Bench, form: (typeof forms)[number]) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { page, session } = await steeredPage(context)
  await page.addInitScript(startInteractionTimer)
  await page.goto(site + pageOf(form.page, locale).path)
  await slowCpu(session)
  await page.locator(form.form).scrollIntoViewIfNeeded()
  const [first = '', ...rest] = form.taps
  await tap(page, form.form, first)
  await page.locator(`[data-hydration=hydrated] ${form.form}`).waitFor()
  await page.waitForTimeout(3000)
  const woken = await times(page)
  for (const place of rest) await tap(page, form.form, place)
  await page.locator(form.form).locator(form.typed).pressSequentially('Ida Ås', { delay: pause })
  await page.waitForTimeout(pause)
  const all = await times(page)
  await context.close()
  return { woken, after: all.filter(({ id }) => !woken.some(before => before.id === id)) }
}

async function tap(page: Page, form: string, place: string): Promise<void> {
  await page.locator(form).locator(place).tap()
  await page.waitForTimeout(pause)
}

const times = (page: Page) => page.evaluate(() => [...window.interactions.values()])

function rowsOf(
  name: PageName,
  { woken, after }: Readonly<Record<'woken' | 'after', readonly InteractionTime[]>>,
): Row[] {
  const durations = after.map(({ duration }) => duration)
  const worst = Math.max(...durations)
  return [
    {
      what: 'Shop, interaction to next paint',
      where: `${name}, ${durations.length} interactions`,
      measured: `median ${percentile(durations, 0.5)} ms, worst ${worst} ms`,
      wanted: `≤ ${most} ms`,
      fallsShort: worst > most,
    },
    {
      what: '… of the touch that wakes it',
      where: name,
      measured: `${Math.max(...woken.map(({ duration }) => duration))} ms`,
    },
  ]
}
