import type { Page } from '@playwright/test'

/** Opens the part of a page's form that is folded away, with its button; most forms have none. */
export const openRest = (page: Page) =>
  page.locator('.form__rest').evaluateAll(folded => {
    for (const details of folded) details.toggleAttribute('open', true)
  })
