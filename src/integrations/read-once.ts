import type { Plugin } from 'vite'

/** How the bundler wraps a CommonJS module, minified: `var a=e((b=>{`, `,a=e(((b,c)=>{`. */
const wrapper = /([\s,]\w+=\w+)\(\((\w+|\(\w+,\w+\))=>\{/g

/**
 * Wraps React in ordinary functions in place of arrows. Chromium reads a bracketed function whole while the file arrives, beside
 * the page; an arrow it skips there, and reads again on the page's own thread when it is called: on a slow phone that held
 * up the first touch of every form by 30 ms.
 */
export function readOnce(): Plugin {
  return {
    name: 'perrong:read-once',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some(id => id.includes('/react-dom/cjs/'))) continue
        chunk.code = chunk.code.replace(
          wrapper,
          (_, name: string, names: string) => `${name}((function(${names.replace(/[()]/g, '')}){`,
        )
      }
    },
  }
}
