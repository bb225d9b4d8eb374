import { isPageName } from '../../routing/href.ts'
import { tipProducts } from '../../routing/tip-products.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'

const listPages: readonly string[] = tipProducts.map(product => `tips-${product}`)

/** Texts of pages that are not in the page table, and would not be shown. */
export const pageFaults = ({ entries }: Content): Fault[] =>
  [...entries.pages.values()].flatMap(({ id, facts: { file } }) =>
    isPageName(id) || listPages.includes(id)
      ? []
      : [
          file.fault(
            [],
            `there is no page "${id}"; allowed: those of src/routing/table.ts, ${listPages.join(', ')}`,
          ),
        ],
  )
