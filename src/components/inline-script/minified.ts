import { minifySync } from 'vite'

const minifiedCalls = new Map<string, string>()

/** A script without what only people read. Pages share a few scripts, so each is worked out once a build. */
export function minified(script: string): string {
  const known = minifiedCalls.get(script)
  if (known !== undefined) return known
  const { code, errors } = minifySync('inline.js', script, { mangle: { toplevel: true }, module: false })
  if (errors.length > 0) throw new Error(`An inline script cannot be minified: ${errors[0]?.message}`)
  minifiedCalls.set(script, code)
  return code
}
