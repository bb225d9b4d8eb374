import { overHttp2 } from '../../scripts/bench/over-http2.ts'
import { goodSpeed, type LineSpeed, slowSpeed, startTcpLine } from '../../scripts/bench/tcp-line.ts'
import { poll } from './support/poll.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

/** Serves a site over HTTP/2, as hosts do, at the end of a line. */
async function startLineTo(site: string, speed: LineSpeed) {
  const server = await overHttp2(site)
  const line = await startTcpLine(server.url, speed)
  return {
    url: line.url,
    async close() {
      await line.close()
      await server.close()
    },
  }
}

/** Whether the heading is set in the brand's font: its words are then not as wide as in the system's font. */
const isBranded = (tab: Tab) =>
  tab.evaluate(() => {
    const heading = document.querySelector('h1')
    if (!heading) throw new Error('The page has no heading')
    const widthIn = (family: string) => {
      const probe = document.createElement('span')
      probe.textContent = 'Perrong, wagon, ticket'
      probe.style.cssText = `position: absolute; white-space: nowrap; font: 700 100px ${family}`
      heading.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    return widthIn(getComputedStyle(heading).fontFamily) !== widthIn("'Plain display'")
  })

test('on a good line the first page has the brand’s fonts', async ({ tab, site }) => {
  // On a busy machine they may be too late for a paint; the bench counts how often. Another port makes another first
  // visit.
  const visitFirst = async () => {
    const line = await startLineTo(site.url, goodSpeed)
    await tab.goto(`${line.url}/about-us`)
    const isPainted = (await tab.attribute('html', 'data-plain')) === null && (await isBranded(tab))
    await line.close()
    return isPainted
  }
  await expect.poll(visitFirst, { timeout: 45_000 }).toBe(true)
})

test('on a slow line the first page has the system’s font, and the worker has the brand’s for the next', async ({
  openTab,
  site,
}) => {
  const line = await startLineTo(site.url, slowSpeed)
  const tab = await openTab(line.url)
  await tab.goto('/about-us')
  expect(await tab.attribute('html', 'data-plain')).toBe('')
  expect(await isBranded(tab)).toBe(false)
  await poll(() => tab.attribute('html', 'data-worker')).toBe('ready')
  await tab.goto('/interrail')
  expect(await tab.attribute('html', 'data-plain')).toBeNull()
  await poll(() => isBranded(tab)).toBe(true)
  await line.close()
})
