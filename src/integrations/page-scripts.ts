import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deferredAttribute } from '../shared/deferred-scripts.ts'

const ownScript = /<script type="module" src="(\/[^"]+)"><\/script>/g

/**
 * Returns a function that finishes the script elements of a built page. Each gets the hash of its file, so that nothing
 * between the host and the reader can change the script. Each is wrapped in a template (`afterPaint`), since a browser
 * would otherwise load it at once and slow down the text.
 *
 * @param root the built folder, in which each file is read once for all pages
 */
export function finishScripts(root: string): (html: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (path: string) => {
    const known = hashes.get(path) ?? readFile(join(root, path)).then(sha256)
    hashes.set(path, known)
    return known
  }
  return async html => {
    const paths = [...html.matchAll(ownScript)].map(([, path = '']) => path)
    const found = new Map(await Promise.all(paths.map(async path => [path, await hashOf(path)] as const)))
    return html.replace(
      ownScript,
      (_, path: string) =>
        `<template ${deferredAttribute}><script type="module" src="${path}" integrity="${found.get(path)}"></script></template>`,
    )
  }
}

const sha256 = (file: Buffer) => `sha256-${createHash('sha256').update(file).digest('base64')}`
