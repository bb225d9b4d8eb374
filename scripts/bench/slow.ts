import type { BrowserContext, CDPSession, Page } from 'playwright'

/** How many times slower than this machine's the processor of a phone of the middle class is, as Lighthouse's mobile setting has it. */
export const cpuRate = 4

export const slowCpu = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })

/** A new page of a context, and what steers it beyond Playwright. */
export async function steeredPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}
