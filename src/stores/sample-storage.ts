/**
 * A browser's storage that can be full, for tests.
 *
 * @param room the number of characters that a value may have; below 0 not even an empty value fits
 */
export function sampleStorage(room = Number.POSITIVE_INFINITY): Record<string, string> {
  const kept: Record<string, string> = {}
  return new Proxy(kept, {
    get: (target, name) => (name === 'getItem' ? (key: string) => target[key] ?? null : target[String(name)]),
    set: (target, name, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      target[String(name)] = value
      return true
    },
  })
}

/** A browser's storage that is blocked: every access throws. */
export const blockedStorage = new Proxy<Record<string, string>>(
  {},
  {
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  },
)
