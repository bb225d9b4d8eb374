import type { Plugin } from 'vite'

/** How the bundler wraps a CommonJS module, minified: `var a=e((b=>{`, `,a=e(((b,c)=>{`. */
const wrapper = /([\s,]\w+=\w+)\(\((\w+|\(\w+,\w+\))=>\{/g

/**
 * Wraps React in ordinary functions in place of arrows. V8 takes a function in brackets to be called at once and compiles it with
 * the file; an arrow it only skims, and compiles when it is called. To evaluate React at a form's first touch took 19 ms of
 * processor time so, and takes 11.
 */
export function compileEagerly(): Plugin {
  return {
    name: 'perrong:compile-eagerly',
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
