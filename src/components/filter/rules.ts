import type { FilterGroup } from './groups.ts'

/** The id of an option's radio button; the button for all items has no value. */
export const optionId = (name: string, value: string) => `filter-${name}-${value || 'all'}`

/**
 * The filter's style: a chosen option hides every item without its value, so the filter works before a script runs and
 * without one. Names and values are ids of our own, so they are safe in a selector.
 */
export function filterRules(groups: readonly FilterGroup[]): string {
  const rules = groups.flatMap(({ name, options }) =>
    options.map(
      ({ value }) =>
        `:root:has(#${optionId(name, value)}:checked) [data-item]:not([data-${name}~='${value}'])`,
    ),
  )
  return rules.length > 0 ? `@layer utilities{${rules.join(',')}{display:none}}` : ''
}
