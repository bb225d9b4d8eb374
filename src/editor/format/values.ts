/** What YAML and the editor's forms hold: lists, fields by name, and single values. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a form gives for a field that nobody has filled in. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return isFields(value) && Object.values(value).every(isBlank)
}

/**
 * A value without the fields that nobody has filled in.
 *
 *     withoutBlanks({ from: 'oslo-s', night: false, via: [] }) // => { from: 'oslo-s' }
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (!isFields(value)) return value
  const filled = Object.entries(value).filter(([, field]) => !isBlank(field))
  return Object.fromEntries(filled.map(([name, field]) => [name, withoutBlanks(field)]))
}

/** Whether two values say the same. A field that is blank is as good as one that is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every(name => isSame(one[name], other[name]))
  }
  return one === other || (isBlank(one) && isBlank(other))
}
