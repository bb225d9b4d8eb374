import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Fails with rule, place and reason for everything that axe finds against WCAG 2.2 AA on a page. */
export function expectNoAxeFindings(page: Page): Promise<void> {
  return expectNone(page, new AxeBuilder({ page }).withTags(tags))
}

/** The same for colours alone: all that another colour scheme changes on a page that axe has been through. */
export function expectNoContrastFindings(page: Page): Promise<void> {
  return expectNone(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
