import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deferredAttribute } from '../shared/deferred-scripts.ts'
import type { MarkupRule } from './rewrite-markup.ts'

/**
 * Finishes the script elements of a built page. Each gets the hash of its file, so that nothing between the host and the
 * reader can change the script. Each is wrapped in a template (`afterPaint`), since a browser would otherwise load it at
 * once and slow down the text.
 *
 * @param root the built folder, in which each file is read once for all pages
 */
export function finishedScripts(root: string): MarkupRule {
  const finished = new Map<string, string>()
  return {
    pattern: /<script type="module" src="\/[^"]+"><\/script>/,
    rewrite: script => {
      const known = finished.get(script) ?? finish(script, root)
      finished.set(script, known)
      return known
    },
  }
}

function finish(script: string, root: string): string {
  const [, path = ''] = /src="([^"]+)"/.exec(script) ?? []
  const hash = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('base64')
  return `<template ${deferredAttribute}><script type="module" src="${path}" integrity="sha256-${hash}"></script></template>`
}
