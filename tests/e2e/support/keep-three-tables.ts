import type { Page } from '@playwright/test'

/**
 * Removes most of the planner's tables of connections, one for each country with the same structure: axe would take
 * seven seconds for all of them.
 */
export const keepThreeTables = (page: Page) =>
  page.locator('.connections details').evaluateAll(tables => {
    for (const table of tables.slice(3)) table.remove()
  })
