import { defineConfig } from 'vitest/config'

/** Unit tests beside the code, checks of the sources, and checks of the built HTML (those need a build). */
export default defineConfig({
  test: {
    include: [
      '{src,functions,scripts}/**/*.test.{ts,tsx}',
      'tests/integrity/**/*.test.ts',
      'tests/dist/**/*.test.ts',
    ],
    allowOnly: false,
    testTimeout: 30_000,
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
