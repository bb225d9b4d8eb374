import type { Browser, CDPSession } from 'playwright'
import { openPageWithSession, slowCpu } from './slow.ts'

/** What a first visit showed. */
export interface FirstVisit {
  /** Milliseconds from the navigation to the largest paint. */
  readonly paint: number
  /** The painted element, as a selector. */
  readonly element: string
  /** Whether heading and text were painted in the brand's fonts. */
  readonly isBranded: boolean
}

/** In milliseconds after loading, since a larger picture or text may still be painted. */
const quiet = 700

/** Loads a page on a phone without any cache. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    // Without its fonts, a bare page's styles have hashes that the policy does not name.
    bypassCSP: true,
    ignoreHTTPSErrors: true,
  })
  const { page, session } = await openPageWithSession(context)
  await slowCpu(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(quiet)
  const largest = await page.evaluate(
    () =>
      new Promise<{ paint: number; element: string }>(resolve => {
        new PerformanceObserver(list => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint
          const { tagName = '', className = '' } = last.element ?? {}
          resolve({
            paint: last.startTime,
            element: [tagName.toLowerCase(), className].filter(Boolean).join('.'),
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  const isBranded = await hasBrandFonts(session)
  await context.close()
  return { ...largest, isBranded }
}

/** Whether the letters of the first heading and paragraph come from files of the page, as the browser reports. */
async function hasBrandFonts(session: CDPSession): Promise<boolean> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const elements = await Promise.all(
    ['h1', 'main p'].map(selector =>
      session.send('DOM.querySelector', { nodeId: root.nodeId, selector }).catch(() => ({ nodeId: 0 })),
    ),
  )
  const fonts = await Promise.all(
    elements
      .filter(({ nodeId }) => nodeId > 0)
      .map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  return fonts.flatMap(answer => answer.fonts).every(({ isCustomFont }) => isCustomFont)
}
