import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'

/** How faults are titled over the page, and what the terminal says when there are none any more. */
interface Words {
  readonly title: string
  readonly mended: string
}

/**
 * Shows faults in the terminal and over each open page, until they are mended.
 *
 * @returns a function that takes the current faults; equal ones are shown once
 */
export function faultReporter(
  { config: { logger }, environments: { client } }: ViteDevServer,
  { title, mended }: Words,
): (faults: readonly unknown[]) => void {
  let lastReport = ''
  const show = () => {
    if (lastReport) client.hot.send({ type: 'error', err: { name: title, message: lastReport, stack: '' } })
  }
  // A page that is opened later shows them too.
  client.hot.on('vite:client:connect', show)
  return faults => {
    const report = faults.map(messageOf).join('\n\n')
    if (report === lastReport) return
    lastReport = report
    if (report) logger.error(report)
    else {
      logger.info(mended)
      // Otherwise the overlay would stay if no page uses the mended file.
      client.hot.send({ type: 'full-reload' })
    }
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
