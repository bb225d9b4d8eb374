import { minifySync } from 'vite'

const minifiedCalls = new Map<string, string>()

/** Removes what only people read from a script. Pages share a few scripts, so each is minified once per build. */
export function minified(script: string): string {
  const known = minifiedCalls.get(script)
  if (known !== undefined) return known
  const { code, errors } = minifySync('inline.js', script, { mangle: { toplevel: true }, module: false })
  if (errors.length > 0) throw new Error(`An inline script cannot be minified: ${errors[0]?.message}`)
  minifiedCalls.set(script, code)
  return code
}
