import { shiftsOf } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

test('a table that comes in pieces is shown when its last row is there, and moves nothing', async ({
  page,
}) => {
  const path = '/tips-detail/short-connections'
  await page.goto(path)
  const html = await (await page.request.get(path)).text()
  const firstRow = html.indexOf('</tr>', html.indexOf('<tbody')) + '</tr>'.length
  const table = page.getByRole('main').locator('table').first()
  await page.evaluate(
    begun => {
      document.open()
      document.write(begun)
    },
    html.slice(0, firstRow),
  )
  await expect(table.locator('tbody tr')).toHaveCount(1)
  await expect(table).toBeHidden()
  await page.evaluate(rest => {
    document.write(rest)
    document.close()
  }, html.slice(firstRow))
  await expect(table).toBeVisible()
  await expect(table.locator('tbody tr').nth(1)).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})
