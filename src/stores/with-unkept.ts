import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'

/** A kept store, and over it what could not be kept. */
interface WithUnkept<Value> {
  readonly value: ReadableAtom<Value>
  readonly set: (next: Value) => void
  readonly isUnkept: () => boolean
}

/** Has a kept store take what the browser has no room for as well: it lives as long as the page. */
export function withUnkept<Value>($saved: WritableAtom<Value>): WithUnkept<Value> {
  const $unkept = atom<Value | undefined>()
  return {
    value: computed([$saved, $unkept], (saved, unkept) => unkept ?? saved),
    set(next) {
      try {
        $saved.set(next)
        $unkept.set(undefined)
      } catch {
        $unkept.set(next)
      }
    },
    isUnkept: () => $unkept.get() !== undefined,
  }
}
