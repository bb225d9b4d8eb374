import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { productFacts } from './product-schema.ts'

interface Fault {
  readonly what: string
  readonly product: string
  readonly change: readonly [from: string | RegExp, to: string]
  /** The field, and what is allowed. */
  readonly says: readonly [field: string, allowed: string]
}

const faults: readonly Fault[] = [
  {
    what: 'a gift card with fewer values in one currency',
    product: 'gift-card',
    change: ['SEK: [250, 500, 1000, 2000]', 'SEK: [250, 500, 1000]'],
    says: ['values.SEK', 'must have 4 values, as EUR has'],
  },
]

test.each(faults)(
  '$what is refused with its field and what is allowed',
  async ({ product, change, says }) => {
    const file = await readFile(`content/products/${product}/product.yaml`, 'utf8')
    expect(productFacts.safeParse(parse(file)).error).toBeUndefined()
    const changed = file.replace(...change)
    expect(changed).not.toBe(file)
    const issues = productFacts.safeParse(parse(changed)).error?.issues ?? []
    expect(issues.map(issue => [issue.path.join('.'), issue.message])).toContainEqual([...says])
  },
)
