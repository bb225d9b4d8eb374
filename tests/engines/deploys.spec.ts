import { text } from '../../src/client/offline/text.ts'
import { contactPath } from '../e2e/contact-page.ts'
import { startDeploys } from '../e2e/support/deploys.ts'
import { startSite } from '../e2e/support/site.ts'
import { poll } from './support/poll.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const { update } = text('en')
const message = 'form.form--contact [name=message]'

/**
 * Lets the browser look for a new worker, as it does at each navigation, until that has had an effect. Not often, since
 * a check waits for the one before. More than once, since a pending one may have been answered before the deploy.
 */
const updateUntil = (tab: Tab, hasCome: () => Promise<boolean>) =>
  poll(
    async () => {
      if (await hasCome()) return true
      await tab.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
      return hasCome()
    },
    'the new version',
    [250],
  ).toBe(true)

const isInVersion = async (tab: Tab, version: string) =>
  (await tab.attribute('html', 'data-version')) === version

test('a new version is offered over typed text, and replaces an untouched page by itself', async ({
  openTab,
}) => {
  const deploys = await startDeploys()
  const site = await startSite({}, deploys.dist)
  const tab = await openTab(site.url)
  await visit(tab, contactPath('en'))
  await tab.fill(message, 'Is there a seat by the window?')
  await deploys.deploy(2)
  await updateUntil(tab, () => tab.isVisible('.state', update))
  expect(await tab.attribute('html', 'data-version')).toBeNull()
  expect(await tab.value(message)).toBe('Is there a seat by the window?')
  await tab.click('.state button')
  await poll(() => tab.attribute('html', 'data-version')).toBe('2')
  await poll(() => tab.value(message)).toBe('Is there a seat by the window?')

  await visit(tab, '/about-us')
  await deploys.deploy(3)
  await updateUntil(tab, () => isInVersion(tab, '3'))
  await site.stop()
  await deploys.remove()
})

test('after an older worker with navigation preload, pages open without a server', async ({ openTab }) => {
  const deploys = await startDeploys()
  const site = await startSite({}, deploys.dist)
  const tab = await openTab(site.url)
  await visit(tab, '/guide-detail/norway')
  await tab.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable())
  await deploys.deploy(2)
  await updateUntil(tab, () => isInVersion(tab, '2'))
  await tab.scriptsRun()
  await visit(tab, '/about-us')
  await site.stop()
  await tab.goto('/guide-detail/norway')
  expect(await tab.text('h1')).toBe('Norway')
  await tab.goto('/interrail')
  expect(await tab.text('h1')).toBe('Without a connection')
  await deploys.remove()
})
