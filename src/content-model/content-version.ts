import { getEntry } from 'astro:content'

/** Changes when the content does, in development: every stored text is a new object then, so one that there is tells. */
const contentVersion = async () =>
  import.meta.env.DEV ? ((await getEntry('pageTexts', 'home/en'))?.rendered ?? Symbol()) : undefined

/**
 * Remembers what is made of the content: for the whole build, in development until the content changes. The content is
 * asked at each call, so that nothing old is shown.
 */
export function perContent<Value>(make: () => Value): () => Promise<Value> {
  let made: { readonly from: unknown; readonly value: Value } | undefined
  return async () => {
    const from = await contentVersion()
    if (!made || made.from !== from) made = { from, value: make() }
    return made.value
  }
}
