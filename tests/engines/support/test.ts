import { test as base, expect } from '@playwright/test'
import { testBuilds } from '../../../scripts/test-builds.ts'
import { type RunningSite, startSite } from '../../e2e/support/site.ts'
import { type RunningSmtp, startSmtp } from '../../e2e/support/smtp.ts'
import type { Driver, Engine } from './driver.ts'
import { type EngineName, findFirefox, findWebKit } from './find-engines.ts'
import { startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: EngineName
}

interface EngineFixtures {
  /** A tab without stored data, on `site` unless a test opens another. */
  tab: Tab
  /** Opens a tab on another site; it is closed after the test. */
  openTab: (site: string, proxyPort?: number) => Promise<Tab>
}

interface EngineWorkerFixtures {
  engine: Engine | undefined
  /** The mail server that `site` sends to. */
  smtp: RunningSmtp
  site: RunningSite
  /** The site with an account site and a tag manager, whose hosts a tab reaches by a proxy. */
  configuredSite: RunningSite
}

/** A test in the engine of its project. It is skipped if that engine is not installed. */
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
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ smtp }, use) => {
      const site = await startSite({ SMTP_URL: smtp.url, FORM_SIGNING_KEY: 'k'.repeat(32) })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  configuredSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite({}, testBuilds.configured.dist)
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
