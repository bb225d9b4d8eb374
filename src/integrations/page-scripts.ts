import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityHash } from '../build-cache/content-hash.ts'
import { deferredAttribute } from '../shared/deferred-scripts.ts'
import type { MarkupRule } from './rewrite-markup.ts'

/**
 * Finishes the script elements of a built page. Each gets the hash of its file, so that nothing between the host and the
 * reader can change the script. Each is wrapped in a template (`afterPaint`), since a browser would otherwise load it at
 * once and slow down the text.
 *
 * @param root the built folder, in which each file is read once for all pages
 */
export function scriptRule(root: string): MarkupRule {
  const templates = new Map<string, string>()
  return {
    pattern: /<script type="module" src="\/[^"]+"><\/script>/,
    rewrite: script => {
      const template = templates.get(script) ?? finish(script, root)
      templates.set(script, template)
      return template
    },
  }
}

function finish(script: string, root: string): string {
  const [, path = ''] = /src="([^"]+)"/.exec(script) ?? []
  const hash = integrityHash(readFileSync(join(root, path)))
  return `<template ${deferredAttribute}><script type="module" src="${path}" integrity="${hash}"></script></template>`
}
