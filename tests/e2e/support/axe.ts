import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'
import { looksOf } from './looks.ts'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** Half as long as the package's own export; each page loads it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const colours = ['color-contrast', 'link-in-text-block']

/**
 * The looks that axe has passed in this worker: words with the same look on the next page are not measured again.
 * Colours take axe twice as long as all other rules together.
 */
const passed = new Set<string>()

/** Fails with rule, place and reason for everything that axe finds against WCAG 2.2 AA on a page. */
export const expectNoAxeFindings = (page: Page) => expectNone(page, tags)

/** The same for colours only: nothing else changes with the colour scheme on a page that axe has checked. */
export const expectNoContrastFindings = (page: Page) =>
  expectNone(page, { type: 'rule', values: [...colours] })

/**
 * Uses axe directly, once for each page: its builder for Playwright opens a window for each check, which takes as long
 * again.
 */
async function expectNone(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  const looks = (await looksOf(page)).filter(look => !passed.has(look))
  if (looks.length === 0 && runOnly !== tags) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { findings, judged } = await page.evaluate(judge, [runOnly, looks] as const)
  expect(findings, `axe on ${page.url()}`).toEqual([])
  for (const look of judged) passed.add(look)
}

/**
 * Runs in the page: returns what axe finds, checking colours only for words with some looks, and which of these it has
 * judged.
 */
async function judge([runOnly, looks]: readonly [NonNullable<RunOptions['runOnly']>, readonly string[]]) {
  const mark = 'data-new-look'
  const { axe } = window
  const fresh = [...window.looks].filter(([, look]) => looks.includes(look))
  for (const [element] of fresh) element.setAttribute(mark, '')
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: `[${mark}]` },
      { id: 'link-in-text-block', selector: `:is(a[href], [role=link])[${mark}]` },
    ],
  })
  // Selectors are worth their time only if something was found.
  let result = await axe.run({ runOnly, selectors: false, elementRef: true })
  if (result.violations.length > 0) result = await axe.run({ runOnly, elementRef: true })
  for (const [element] of fresh) element.removeAttribute(mark)
  const { violations, passes, incomplete } = result
  return {
    findings: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    ),
    judged: [...passes, ...incomplete]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => (element && window.looks.get(element)) || [])),
  }
}
