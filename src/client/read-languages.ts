const breath = () => new Promise(resolve => setTimeout(resolve))

/**
 * Has the browser read what it knows of languages, in two tasks of their own. It does so once, for whatever is asked of
 * `Intl` first, and takes longer than a small island does to wake: too long for a render, a list or a click to wait for.
 */
export async function readLanguages(): Promise<void> {
  await breath()
  new Intl.Collator()
  await breath()
  new Intl.NumberFormat()
}
