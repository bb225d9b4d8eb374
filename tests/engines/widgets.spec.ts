import { testBuilds } from '../../scripts/test-builds.ts'
import { startSite } from '../e2e/support/site.ts'
import { startWidgetSite } from '../e2e/support/widget-site.ts'
import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('a widget that fails can be retried, and its basket is then counted in the header', async ({
  openTab,
}) => {
  const widgets = await startWidgetSite()
  const site = await startSite({}, testBuilds.widgets.dist)
  const tab = await openTab(site.url, widgets.port)
  const state = () => tab.attribute('[data-widget=main]', 'data-widget-state')
  widgets.behaviour = 'failing'
  await tab.goto('/taxi')
  await tab.evaluate(() =>
    document.querySelector('[data-widget=main]')?.scrollIntoView({ behavior: 'instant' }),
  )
  await poll(state).toBe('failed')
  await tab.waitFor('[data-widget=main] [data-own-words]')
  expect(await tab.attribute('[data-widget=main] [role=alert] a', 'href')).toMatch(/^tel:/)

  widgets.behaviour = 'well'
  await tab.click('[data-widget=main] [role=alert] button')
  await poll(state).toBe('ready')
  expect(await tab.isVisible('[data-widget=main] [data-own-words]')).toBe(false)
  expect(widgets.requested).toContain('main.perrong.test/start?locale=en&currency=EUR&product=station-taxi')
  await tab.click('[data-widget=main] button', 'main: put two')
  await poll(() => tab.text('[data-basket-link] .count')).toBe('2')
  await site.stop()
  await widgets.close()
})
