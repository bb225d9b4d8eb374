import { test as base, expect } from '@playwright/test'
import { testBuilds } from '../../../scripts/test-builds.ts'
import { watchConsole } from './console-guard.ts'
import { openWithScripts } from './scripts-run.ts'
import { type RunningSite, type SiteEnv, startSite } from './site.ts'
import { type RunningSmtp, type SmtpBehaviour, startSmtp } from './smtp.ts'
import { watchRequests } from './wait-until-idle.ts'

export interface SupportOptions {
  /** Console errors that a test expects, such as that of a page answered with 404. */
  allowedConsole: readonly RegExp[]
}

interface SupportFixtures {
  /** Fails the test if a page logged an error or violated the policy. */
  consoleGuard: undefined
  /** Starts a site with other settings; it is stopped after the test. Navigate to `url + path` there. */
  startSite: (env: SiteEnv) => Promise<RunningSite>
  /** Starts a mail server; it is closed after the test. */
  startSmtp: (behaviour?: SmtpBehaviour) => Promise<RunningSmtp>
}

interface SupportWorkerFixtures {
  /** The built site, one for each worker: `page.goto('/about-us')` opens its page. */
  site: RunningSite
  /** The same site built with an account site and a tag manager configured (`scripts/test-builds.ts`). */
  configuredSite: RunningSite
}

/** The project's `test`: a served site, mail servers, and no console error unless it is allowed. */
export const test = base.extend<SupportOptions & SupportFixtures, SupportWorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite()
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
  baseURL: ({ site }, use) => use(site.url),
  allowedConsole: [[], { option: true }],
  consoleGuard: [
    async ({ context, allowedConsole, javaScriptEnabled }, use) => {
      watchRequests(context)
      if (javaScriptEnabled !== false) context.on('page', openWithScripts)
      const found = watchConsole(context, allowedConsole)
      await use(undefined)
      expect(found, 'console errors and policy violations').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  startSite: async ({}, use) => {
    const sites: RunningSite[] = []
    await use(async env => {
      const site = await startSite(env)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map(site => site.stop()))
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  startSmtp: async ({}, use) => {
    const servers: RunningSmtp[] = []
    await use(async behaviour => {
      const server = await startSmtp(behaviour)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map(server => server.close()))
  },
})

export { expect }
