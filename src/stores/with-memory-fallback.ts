import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'

/** A kept store, and over it what could not be kept. */
interface MemoryFallback<Value> {
  readonly value: ReadableAtom<Value>
  readonly set: (next: Value) => void
  readonly isInMemoryOnly: () => boolean
}

/** Has a kept store take what the browser has no room for as well: it lives as long as the page. */
export function withMemoryFallback<Value>($saved: WritableAtom<Value>): MemoryFallback<Value> {
  const $memory = atom<Value | undefined>()
  return {
    value: computed([$saved, $memory], (saved, unkept) => unkept ?? saved),
    set(next) {
      try {
        $saved.set(next)
        $memory.set(undefined)
      } catch {
        $memory.set(next)
      }
    },
    isInMemoryOnly: () => $memory.get() !== undefined,
  }
}
