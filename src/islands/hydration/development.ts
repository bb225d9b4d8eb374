import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

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

/** Shows over the page that a script imports what its file does not export, which only the browser finds. */
const showWrongImports = `
addEventListener('error', async ({ error, message, filename, lineno }) => {
  if (!(error instanceof SyntaxError)) return
  const { ErrorOverlay } = await import('/@vite/client')
  document.body.append(new ErrorOverlay({ message, stack: filename + ':' + lineno }))
})
`

/**
 * Reloads a page when a file changes that no browser has loaded: the server may have rendered it, as it renders an
 * island that nobody has touched yet. Vite would tell no page of the change.
 */
export const reloadUnloaded: Plugin = {
  name: 'perrong:reload-unloaded',
  apply: 'serve',
  hotUpdate({ modules }) {
    const { name, hot } = this.environment
    // Vite sets it once a browser has asked for the file.
    const isUnloaded =
      modules.length > 0 && modules.every(({ isSelfAccepting }) => isSelfAccepting === undefined)
    if (name === 'client' && isUnloaded) hot.send({ type: 'full-reload' })
  },
}

/** Lets islands run, and be reloaded in place, on the development server. */
export function islandsInDevelopment(): AstroIntegration {
  return {
    name: 'perrong:islands-in-development',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return
        injectScript('head-inline', showWrongImports)
        injectScript('page', preamble)
        updateConfig({ vite: { plugins: [reloadUnloaded] } })
      },
    },
  }
}
