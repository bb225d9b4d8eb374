import type { AstroIntegration } from 'astro'

/**
 * What a development server's React files want to find before they run: Vite's plugin reloads a component in place.
 * Astro puts it into pages with islands of its own; ours are woken without that.
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
