import { type PersistentEncoder, persistentAtom } from '@nanostores/persistent'
import { atom, computed, type ReadableAtom } from 'nanostores'

interface PersistentStore<Value> {
  readonly value: ReadableAtom<Value>
  readonly set: (next: Value) => void
  /** Whether the browser has stored a value for the next page. */
  readonly isStored: () => boolean
}

/**
 * A store that the browser keeps, synchronised across tabs. It keeps in memory, for the life of the page, what the
 * browser cannot store.
 */
export function persistentStore<Value>(
  key: string,
  initial: Value,
  codec: PersistentEncoder<Value>,
): PersistentStore<Value> {
  const $saved = persistentAtom<Value>(key, initial, codec)
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
    isStored() {
      try {
        // If storage is blocked, the package keeps values in an object and reports no fault.
        return $memory.get() === undefined && localStorage.getItem(key) !== null
      } catch {
        return false
      }
    },
  }
}
