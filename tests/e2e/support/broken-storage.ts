/**
 * The ways in which a browser's storage may be unusable. Each sets it up in a page, where it runs from its own source
 * text.
 */
export const brokenStorage = [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          localStorage.setItem(`other-${size}`, 'x'.repeat(size))
        } catch {
          // A value of this size does not fit any more; half of it may.
        }
    },
  ],
] as const
