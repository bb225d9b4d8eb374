import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'

/**
 * Shows why functions do not load, in the terminal and over each open page, until they do.
 *
 * @returns a function that takes the current faults; equal ones are shown once
 */
export function faultReporter({
  config: { logger },
  environments: { client },
}: ViteDevServer): (faults: readonly unknown[]) => void {
  let lastReport = ''
  const show = () => {
    if (!lastReport) return
    const err = { name: 'A function does not load', message: lastReport, stack: '' }
    client.hot.send({ type: 'error', err })
  }
  // A page that is opened later shows them too.
  client.hot.on('vite:client:connect', show)
  return faults => {
    const report = faults.map(messageOf).join('\n\n')
    if (report === lastReport) return
    lastReport = report
    if (report) logger.error(report)
    else logger.info('All functions load again')
    show()
  }
}

/** The message of a fault with the lines that its cause adds, which show the place. */
function messageOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  const { message, cause } = fault
  if (!(cause instanceof Error)) return message
  const [, ...place] = stripVTControlCharacters(cause.message).split('\n')
  return [message, ...place].join('\n')
}
