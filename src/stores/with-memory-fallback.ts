import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'

/** A persistent store, with a value in memory for what could not be stored. */
interface MemoryFallback<Value> {
  readonly value: ReadableAtom<Value>
  readonly set: (next: Value) => void
  readonly isInMemoryOnly: () => boolean
}

/** Whether the browser stores a value under a key. A browser that blocks its storage does not. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Makes a persistent store keep values in memory, for the life of the page, if the browser cannot store them. */
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
