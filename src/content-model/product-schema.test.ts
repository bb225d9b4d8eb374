import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { productFacts } from './product-schema.ts'

interface Fault {
  readonly what: string
  readonly product: string
  readonly change: readonly [from: string | RegExp, to: string]
  /** The field and the message that tells what is allowed. */
  readonly says: readonly [field: string, allowed: string]
}

const faults: readonly Fault[] = [
  {
    what: 'a gift card with fewer values in one currency',
    product: 'gift-card',
    change: ['SEK: [250, 500, 1000, 2000]', 'SEK: [250, 500, 1000]'],
    says: ['values.SEK', 'must have 4 values, as EUR has'],
  },
  {
    what: 'a currency left out',
    product: 'station-taxi',
    change: [', DKK: 139', ''],
    says: ['from.DKK', 'Invalid input: expected number, received undefined'],
  },
  {
    what: 'a rate left out',
    product: 'interrail-global',
    change: [', DKK: 7.47', ''],
    says: ['rates.DKK', 'Invalid input: expected number, received undefined'],
  },
  {
    what: 'an estimate of ordinary tickets whose source is left out',
    product: 'interrail-global',
    change: ['asOf: 2026-11-24, source: sample', 'asOf: 2026-11-24'],
    says: ['ordinaryDay.source', 'must be `sample` or an https:// address'],
  },
  {
    what: 'an age left out',
    product: 'interrail-global',
    change: ['youth: 0.75, ', ''],
    says: ['factors.youth', 'Invalid input: expected number, received undefined'],
  },
  {
    what: 'a class left out',
    product: 'interrail-global',
    change: [', firstClass: 1.27', ''],
    says: ['factors.firstClass', 'Invalid input: expected number, received undefined'],
  },
  {
    what: 'days that one class has and another has not',
    product: 'japan-rail-pass',
    change: [/.*id: green-14.*\n/, ''],
    says: ['variants', 'must have a variant of 14 days in class green'],
  },
  {
    what: 'an amount with parts of a cent',
    product: 'interrail-global',
    change: ['eur: 335', 'eur: 335.005'],
    says: ['variants.1.history.0.eur', 'must be an amount in EUR with at most two decimals, such as 19.50'],
  },
  {
    what: 'a history out of order',
    product: 'interrail-global',
    change: [
      '{ from: 2026-11-21, eur: 335 }',
      '{ from: 2026-11-21, eur: 335 }, { from: 2026-11-20, eur: 349 }',
    ],
    says: ['variants.1.history.1.from', 'must be later than the one before'],
  },
  {
    what: 'a group discount that falls',
    product: 'interrail-global',
    change: ['{ from: 20, percentage: 20 }', '{ from: 20, percentage: 5 }'],
    says: ['discounts.2.steps.1.percentage', 'must be more than the one before'],
  },
  {
    what: 'a Flexi pass without its days',
    product: 'interrail-global',
    change: ['    travelDays: 4\n', ''],
    says: ['variants.0.travelDays', 'a flexi pass must have it, and a continuous pass must not'],
  },
  {
    what: 'a Continuous pass with travel days',
    product: 'interrail-global',
    change: ['type: continuous\n', 'type: continuous\n    travelDays: 10\n'],
    says: ['variants.5.travelDays', 'a flexi pass must have it, and a continuous pass must not'],
  },
  {
    what: 'a last age before the first',
    product: 'japan-rail-pass',
    change: ['{ from: 6, to: 11 }', '{ from: 12, to: 11 }'],
    says: ['child.to', 'must not be lower than from'],
  },
]

test.each(faults)(
  '$what is refused, with its field and what is allowed',
  async ({ product, change, says }) => {
    const file = await readFile(`content/products/${product}/product.yaml`, 'utf8')
    expect(productFacts.safeParse(parse(file)).error).toBeUndefined()
    const changed = file.replace(...change)
    expect(changed).not.toBe(file)
    const issues = productFacts.safeParse(parse(changed)).error?.issues ?? []
    expect(issues.map(issue => [issue.path.join('.'), issue.message])).toContainEqual([...says])
  },
)

test('reads whole and decimal amounts as minor units', async () => {
  const file = await readFile('content/products/station-taxi/product.yaml', 'utf8')
  expect(productFacts.parse(parse(file.replace('EUR: 19,', 'EUR: 19.50,')))).toMatchObject({
    from: { EUR: 1950, SEK: 19900, DKK: 13900, NOK: 21900 },
  })
})
