import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** Half as long as what the package gives of itself; each page reads it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Fails with rule, place and reason for everything that axe finds against WCAG 2.2 AA on a page. */
export const expectNoAxeFindings = (page: Page) => expectNone(page, tags)

/** The same for colours alone: all that another colour scheme changes on a page that axe has been through. */
export const expectNoContrastFindings = (page: Page) =>
  expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

/** Axe itself, once for each page: its builder for Playwright opens a window for each look, which takes as long again. */
async function expectNone(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const findings = await page.evaluate(async only => {
    // A colour on its way to another is nobody's choice.
    const onTheirWay = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished))
    const { violations } = await window.axe.run({ runOnly: only, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  }, runOnly)
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
