import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { tagManagerScript } from './src/shared/tag-manager.ts'

/**
 * Writes the list of allowed scripts as the build does for a site with a tag manager: `define` would turn it into one
 * string.
 */
const withScripts: Plugin = {
  name: 'perrong:scripts',
  enforce: 'pre',
  transform: code =>
    code.replace('import.meta.env.SITE_SCRIPTS', JSON.stringify(['/sw.js', tagManagerScript('GTM-AB12')])),
}

/**
 * `unit`: tests beside the code and checks of the sources. `dist`: checks of the built HTML, which needs both builds.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [withScripts],
        test: {
          name: 'unit',
          include: ['{src,functions,scripts}/**/*.test.{ts,tsx}', 'tests/integrity/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
    ],
    allowOnly: false,
    // Vitest leaves one processor to the terminal; on two that would be half of the time.
    maxWorkers: '100%',
    // Starting a worker for each file takes longer than the files do. The options below and the set-up undo what a test
    // changes.
    isolate: false,
    setupFiles: ['tests/support/restore-globals.ts'],
    globalSetup: ['tests/support/temporary-folder.ts'],
    // Only a test that hangs takes that long, or one on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
