import { globSync } from 'node:fs'

/** The path of every page of the build. */
export const builtPaths = globSync('**/*.html', { cwd: 'dist' })
  .map(file => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
  .sort()
