import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { testArgs } from './scripts/playwright-chromium.ts'
import { StartError } from './scripts/server/start-error.ts'
import type { SupportOptions } from './tests/e2e/support/test.ts'

const executablePath = findChromium()
if (executablePath === undefined)
  throw new StartError('No Chromium found: set CHROMIUM_PATH, or run npm test')

/** End-to-end tests of the built site in a real Chromium; run `npm run build` first. */
export default defineConfig<SupportOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may delay a journey: one that passes on its second try is listed as flaky, and its cause is to be
  // found.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  // Only a failing journey waits that long, or a page on a busy machine.
  expect: { timeout: 15_000 },
  reporter: process.stdout.isTTY ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // A page from the worker's cache would hide what the server does; the `offline` tests and those like them allow
    // workers.
    serviceWorkers: 'block',
    // Recording a trace doubles the time of a page: `--last-failed --trace on` records the journeys that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...testArgs] },
  },
})
