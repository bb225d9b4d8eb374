import type { Page } from '@playwright/test'

type Fields = Readonly<Partial<Record<'name' | 'lastName' | 'birth' | 'residence', string>>>

/** A field of the pass form on a page. */
export const passField = (page: Page, name: string) => page.locator(`.form--pass [name="${name}"]`)

/** The folded fields of one traveller: `adult0`. */
export const traveller = (page: Page, key: string) =>
  page.locator('.person').filter({ has: page.locator(`[name="${key}.name"]`) })

/**
 * Unfolds a traveller and fills in the given fields; a last name or country different from the first traveller's is
 * indicated.
 */
export async function fillTraveller(page: Page, key: string, fields: Fields): Promise<void> {
  const person = traveller(page, key)
  if ((await person.getAttribute('open')) === null) await person.locator('summary').click()
  for (const [name, value] of Object.entries(fields)) {
    const field = passField(page, `${key}.${name}`)
    if (name !== 'name' && name !== 'birth' && !(await field.isVisible()))
      await passField(page, `${key}.same`).uncheck()
    // The countries are loaded when the list gets the focus.
    await field.focus()
    if (name === 'residence') await field.selectOption(value)
    else await field.fill(value)
  }
}
