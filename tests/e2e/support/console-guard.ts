import type { BrowserContext } from '@playwright/test'

/**
 * Collects what no page of the site may do: log an error (including the browser's own, such as a violation of the
 * Content-Security-Policy or a missing file), or throw an uncaught one.
 *
 * @param allowed errors that a test expects
 * @returns the list, which grows while the context's pages run
 */
export function watchConsole(context: BrowserContext, allowed: readonly RegExp[]): readonly string[] {
  const found: string[] = []
  const note = (words: string) => {
    if (!allowed.some(pattern => pattern.test(words))) found.push(words)
  }
  context.on('console', message => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', fault => note(`Uncaught: ${fault.error().message} (${fault.page()?.url()})`))
  return found
}
