import { expectNoAxeFindings, expectNoContrastFindings } from './axe.ts'
import { expect, test } from './test.ts'

test('axe finds a picture without words, and words that cannot be read, in the colours of the moment', async ({
  page,
}) => {
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
