import { startPrefacedSite } from './support/prefaced-site.ts'
import { expect, test } from './support/test.ts'

/** Presses the island's button as soon as it exists, when no script file has loaded. */
function pressAtOnce(): void {
  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector<HTMLElement>('main [data-island] form button[type=submit]')
    button?.click()
    document.documentElement.dataset['held'] = button?.dataset['pressed'] ?? ''
  })
}

for (const path of ['/contact-us', '/buy-interrail', '/taxi'])
  test(`${path}: a press before any script file has loaded takes effect once it has`, async ({
    openTab,
    site,
  }) => {
    const pressed = await startPrefacedSite(site.url, pressAtOnce)
    const tab = await openTab(pressed.url)
    await tab.goto(path)
    expect(await tab.attribute('html', 'data-held')).toBe('1')
    await tab.waitFor('main [data-island] [aria-invalid=true]')
    await tab.arriveAt(path)
    await pressed.close()
  })
