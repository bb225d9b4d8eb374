import { expect, test } from 'vitest'
import { variantGroups } from './variant-groups.ts'

const variants = [
  { id: 'first-4', class: 'first' },
  { id: 'second-4', class: 'second' },
  { id: 'second-8', class: 'second' },
] as const
const grouping = {
  names: { standard: 'Standard', second: '2nd class', first: '1st class' },
  groupOf: (variant: (typeof variants)[number]) => variant.class,
  nameOf: ({ id }: (typeof variants)[number]) => id.toUpperCase(),
}

test('groups passes in the order given, and leaves out a group without passes', () => {
  expect(variantGroups(variants, ['standard', 'second', 'first'], grouping)).toEqual([
    {
      name: '2nd class',
      variants: [
        { id: 'second-4', name: 'SECOND-4' },
        { id: 'second-8', name: 'SECOND-8' },
      ],
    },
    { name: '1st class', variants: [{ id: 'first-4', name: 'FIRST-4' }] },
  ])
})
