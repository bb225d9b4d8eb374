/** A text in a file's data; empty if there is none. */
export function stringAt(data: unknown, field: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined
  return typeof value === 'string' ? value : ''
}
