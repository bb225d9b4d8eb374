import type { Page } from '@playwright/test'

/** Opens the folded part of a page's form, with its button; most forms have none. */
export const openRest = (page: Page) =>
  page.locator('.form__rest').evaluateAll(folded => {
    for (const details of folded) details.toggleAttribute('open', true)
  })
