import { pageKinds } from '../../scripts/bench/page-kinds.ts'
import { startPrefacedSite } from './support/prefaced-site.ts'
import { expect, test } from './support/test.ts'

/** Records what no page may do, where a test can read it. */
function noteFaults(): void {
  const faults: string[] = []
  Reflect.set(window, 'faults', faults)
  addEventListener('error', ({ message, target }) => faults.push(message ?? `${target} did not come`), true)
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective}: ${blockedURI}`),
  )
  console.error = (...words: unknown[]) => faults.push(words.join(' '))
}

const paths = pageKinds('en').map(({ path }) => path)
const half = Math.ceil(paths.length / 2)

for (const [part, some] of [paths.slice(0, half), paths.slice(half)].entries())
  test(`on a phone no kind of page has an error or scrolls sideways, part ${part + 1}`, async ({
    openTab,
    site,
  }) => {
    const watched = await startPrefacedSite(site.url, noteFaults)
    const tab = await openTab(watched.url)
    await tab.driver.resize(390, 800)
    for (const path of some) {
      await tab.goto(path)
      await watched.settled()
      const found = await tab.evaluate(() => {
        const page = document.documentElement
        // Content far down is clipped at its edges, unless the reader returned to the page, which is then laid out
        // completely.
        page.dataset['returned'] = ''
        return {
          faults: Reflect.get(window, 'faults') as string[],
          overhang: page.scrollWidth - page.clientWidth,
          isOnPhone: innerWidth < 450,
        }
      })
      expect.soft(found, path).toEqual({ faults: [], overhang: 0, isOnPhone: true })
    }
    await watched.close()
  })
