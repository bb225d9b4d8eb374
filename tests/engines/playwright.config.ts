import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './support/test.ts'

/** Journeys in Firefox and WebKit against the built site. Run `npm run test:engines`, which builds what they need. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.stdout.isTTY ? 'line' : 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
