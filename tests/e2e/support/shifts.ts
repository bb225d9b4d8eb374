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
