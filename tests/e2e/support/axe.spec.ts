import { expectNoAxeFindings, expectNoContrastFindings } from './axe.ts'
import { expect, test } from './test.ts'

// A test writes pages of its own, which Trusted Types would refuse.
test.use({ bypassCSP: true })

test('axe finds a picture without words, and illegible words, in the current colours', async ({ page }) => {
  await page.goto('/')
  await page.setContent(`<!doctype html><html lang="en"><title>t</title><main><h1>One</h1></main>`)
  await expectNoAxeFindings(page)
  await page.evaluate(() => {
    document.querySelector('main')?.append(new Image())
  })
  await expect(expectNoAxeFindings(page)).rejects.toThrow('image-alt at img')
  await expectNoContrastFindings(page)
  await page.evaluate(() => {
    document.documentElement.style.setProperty('color-scheme', 'light dark')
    document.querySelector('h1')?.style.setProperty('color', 'black')
    document.querySelector('h1')?.style.setProperty('background-color', 'light-dark(white, #222)')
  })
  await expectNoContrastFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(expectNoContrastFindings(page)).rejects.toThrow('color-contrast at h1')
})

test('an element that axe has passed is checked again if its look or that of its surroundings changes', async ({
  page,
}) => {
  const show = (body: string) =>
    page.setContent(`<!doctype html><html lang="en"><title>t</title><main><h1>One</h1>${body}</main>`)
  const colour = (selector: string, name: string, value: string) =>
    page
      .locator(selector)
      .evaluate((element: HTMLElement, [key, set]) => element.style.setProperty(key, set), [
        name,
        value,
      ] as const)
  await page.goto('/')
  await show('<div><p>Seen</p></div><p class="late" hidden>Unseen</p>')
  await expectNoContrastFindings(page)
  await expectNoContrastFindings(page)
  await colour('div', 'background-color', '#222')
  await expect(expectNoContrastFindings(page)).rejects.toThrow('color-contrast at p')
  await colour('div', 'color', 'white')
  await expectNoContrastFindings(page)
  await colour('.late', 'color', '#ddd')
  await expectNoContrastFindings(page)
  await page.locator('.late').evaluate(element => element.removeAttribute('hidden'))
  // A failed element is not taken as passed the next time.
  for (let times = 0; times < 2; times += 1)
    await expect(expectNoContrastFindings(page)).rejects.toThrow('color-contrast at .late')
})
