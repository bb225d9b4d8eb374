import type { BrowserContext, CDPSession, Page } from 'playwright'

/** A phone of the middle class on a slow fourth-generation network, as Lighthouse's mobile setting has it. */
export const roundTrip = 150
export const bytesPerSecond = 1_600_000 / 8
/** How many times slower its processor is than this machine's. */
export const cpuRate = 4

export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

export const slowCpu = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })

/** A new page of a context, and what steers it beyond Playwright. */
export async function steeredPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}
