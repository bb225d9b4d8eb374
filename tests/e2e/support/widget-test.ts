import { testArgs } from '../../../scripts/playwright-chromium.ts'
import { testBuilds } from '../../../scripts/test-builds.ts'
import { startSite } from './site.ts'
import { test as base, expect } from './test.ts'
import { type RunningWidgetSite, startWidgetSite, widgetHosts } from './widget-site.ts'

/** The site with other companies' widgets, in a browser of its own in which their hosts are mapped to the stand-in. */
export const test = base.extend<
  { widgets: RunningWidgetSite },
  { widgetSite: RunningWidgetSite; siteOfWidgets: { readonly url: string } }
>({
  widgetSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startWidgetSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  siteOfWidgets: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite({}, testBuilds.widgets.dist)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, launchOptions, widgetSite }, use) => {
      const rules = widgetHosts.map(host => `MAP ${host}:80 127.0.0.1:${widgetSite.port}`)
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...testArgs, `--host-resolver-rules=${rules.join(',')}`],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteOfWidgets }, use) => use(siteOfWidgets.url),
  widgets: [
    async ({ widgetSite }, use) => {
      widgetSite.reset()
      await use(widgetSite)
    },
    { auto: true },
  ],
})

export { expect }
