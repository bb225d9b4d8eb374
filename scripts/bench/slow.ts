import type { BrowserContext, CDPSession, Page } from 'playwright'

/**
 * The factor by which the processor of a mid-range phone is slower than this machine's, as in Lighthouse's mobile
 * setting.
 */
export const cpuRate = 4

export const slowCpu = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })

/** A new page of a context, with a session for what Playwright cannot control. */
export async function openPageWithSession(
  context: BrowserContext,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}
