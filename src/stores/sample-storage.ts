/**
 * A browser's storage that can be full, for tests.
 *
 * @param room characters that a value may have; below nought not even an empty one fits
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
