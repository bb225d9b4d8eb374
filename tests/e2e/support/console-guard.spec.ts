import { watchConsole } from './console-guard.ts'
import { expect, test } from './test.ts'

// Canaries: if the guard saw nothing, every other test would pass for the wrong reason.
test.describe('the console guard sees', () => {
  test.use({ allowedConsole: [/./] })

  test('an error that a page logs', async ({ context, page }) => {
    const found = watchConsole(context, [])
    await page.goto('/')
    await page.evaluate(() => console.error('canary'))
    await expect.poll(() => found.join()).toContain('canary')
  })

  test('an uncaught error', async ({ context, page }) => {
    const found = watchConsole(context, [])
    await page.goto('/')
    await page.evaluate(() => void Promise.reject(new Error('canary')))
    await expect.poll(() => found.join()).toContain('Uncaught: canary')
  })

  test('a violation of the Content-Security-Policy', async ({ context, page }) => {
    const found = watchConsole(context, [])
    await page.goto('/')
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await expect.poll(() => found.join()).toContain('Content Security Policy')
  })

  test('a text that becomes HTML without the policy of Trusted Types', async ({ context, page }) => {
    const found = watchConsole(context, [])
    await page.goto('/')
    const isRefused = await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>canary</b>'
        return false
      } catch {
        return true
      }
    })
    expect(isRefused).toBe(true)
    await expect.poll(() => found.join()).toContain('TrustedHTML')
  })

  test('a missing page', async ({ context, page }) => {
    const found = watchConsole(context, [])
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect.poll(() => found.join()).toContain('status of 404')
  })
})

test('the console guard fails a test whose page logs an error', async ({ page }) => {
  test.fail()
  await page.goto('/')
  const logged = page.waitForEvent('console')
  await page.evaluate(() => console.error('canary'))
  await logged
})

test.describe('with an error that is allowed', () => {
  test.use({ allowedConsole: [/canary/] })

  test('the console guard accepts it', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.error('canary'))
  })
})

test('a page sees an ordinary Chrome', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => navigator.userAgent)).toMatch(/ Chrome\/[\d.]+ Safari/)
})
