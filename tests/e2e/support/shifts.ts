import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Every layout shift of a page so far: how far, and the elements of its main part that moved. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>(done => {
        const shifts: LayoutShift[] = []
        new PerformanceObserver(list => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        const main = document.querySelector('main')
        const answer = () =>
          done(
            shifts.map(({ value, sources }) => ({
              value,
              moved: sources.flatMap(({ node }) => (node && main?.contains(node) ? [node.nodeName] : [])),
            })),
          )
        // A shift of this frame is reported in the next.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(answer, { timeout: 1000 })),
        )
      }),
  )

/** The same after scrolling to the page's end. */
export async function shiftsToEnd(page: Page) {
  await page.evaluate(scrollToEnd)
  return shiftsOf(page)
}

/**
 * Runs in the page: scrolls to its end, so that everything that is loaded or laid out late appears. What comes near the
 * screen is laid out in the next frame, so each screen is shown for two.
 */
async function scrollToEnd(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy({ top: innerHeight, behavior: 'instant' })
    await frame()
    await frame()
  }
}
