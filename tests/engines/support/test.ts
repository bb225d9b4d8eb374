import { test as base, expect } from '@playwright/test'
import { type Line, startLine } from '../../e2e/support/line.ts'
import { type RunningSite, startSite } from '../../e2e/support/site.ts'
import type { Driver, Engine } from './driver.ts'
import { type EngineName, findFirefox, findWebKit } from './find-engines.ts'
import { startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: EngineName
}

interface EngineFixtures {
  /** A tab with nothing stored, on `site` unless a test opens another. */
  tab: Tab
  /** Opens a tab on another site; it is closed after the test. */
  openTab: (site: string, proxyPort?: number) => Promise<Tab>
  /** A line to the site, which can be cut. A tab on it is opened with `openTab(line.url)`. */
  line: Line
}

interface EngineWorkerFixtures {
  engine: Engine | undefined
  site: RunningSite
}

/** A test in the engine of its project. It is skipped where that engine is not installed. */
export const test = base.extend<EngineFixtures, EngineWorkerFixtures & EngineOptions>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName)
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  openTab: async ({ engine, engineName }, use) => {
    base.skip(engine === undefined, `${engineName} is not installed`)
    const drivers: Driver[] = []
    await use(async (site, proxyPort) => {
      const driver = await engine?.open(proxyPort)
      if (!driver) throw new Error(`${engineName} is not installed`)
      drivers.push(driver)
      return new Tab(driver, site)
    })
    await Promise.all(drivers.map(driver => driver.close()))
  },
  tab: async ({ openTab, site }, use) => use(await openTab(site.url)),
  line: async ({ site }, use) => {
    const line = await startLine(() => site.url)
    await use(line)
    await line.close()
  },
})

async function start(name: EngineName): Promise<Engine | undefined> {
  if (name === 'firefox') {
    const file = findFirefox()
    return file === undefined ? undefined : startFirefox(file)
  }
  const files = findWebKit()
  return files && startWebKit(files)
}

export { expect }
