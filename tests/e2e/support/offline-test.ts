import { type Deploys, startDeploys } from './deploys.ts'
import { type Line, startLine } from './line.ts'
import { type RunningSite, startSite } from './site.ts'
import { test as base } from './test.ts'

interface OfflineFixtures {
  /** The line between the browser and the site. */
  line: Line
  /** A site whose versions replace each other. */
  deployed: RunningSite & Deploys
}

/** The project's `test` with a worker. Addresses use a line that can be cut, unless a test sets another base URL. */
export const test = base.extend<OfflineFixtures>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  allowedConsole: ({}, use) => use([/ERR_|status of (?:404|50\d)/]),
  line: async ({ site }, use) => {
    const line = await startLine(() => site.url)
    await use(line)
    await line.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  deployed: async ({}, use) => {
    const deploys = await startDeploys()
    const site = await startSite({}, deploys.dist)
    await use({ ...site, ...deploys })
    await site.stop()
    await deploys.remove()
  },
  baseURL: ({ line }, use) => use(line.url),
})
