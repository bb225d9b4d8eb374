import { getEntry } from 'astro:content'

/** Returns an object that is replaced when the content changes in development. */
const contentVersion = async () =>
  import.meta.env.DEV ? ((await getEntry('pageTexts', 'home/en'))?.rendered ?? Symbol()) : undefined

/**
 * Caches a value derived from the content: for the whole build, or in development until the content changes. Each call
 * checks that, so that nothing outdated is shown.
 */
export function perContent<Value>(make: () => Value): () => Promise<Value> {
  let made: { readonly from: unknown; readonly value: Value } | undefined
  return async () => {
    const from = await contentVersion()
    if (!made || made.from !== from) made = { from, value: make() }
    return made.value
  }
}
