import type { AstroIntegration } from 'astro'

/**
 * The code that React files of a development server need before they run: Vite's plugin reloads components in place.
 * Astro adds it to pages with its own islands; ours are hydrated in another way.
 */
const preamble = `
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
`

/** Lets islands run, and be reloaded in place, on the development server. */
export function islandsInDevelopment(): AstroIntegration {
  return {
    name: 'perrong:islands-in-development',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', preamble)
      },
    },
  }
}
