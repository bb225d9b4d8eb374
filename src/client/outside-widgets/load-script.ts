const loading = new Map<string, Promise<void>>()

/** Loads a widget's script, once for all of its places. Rejects where it does not come. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const coming = new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error(`${address} did not load`))
    })
    document.head.append(script)
  })
  loading.set(address, coming)
  return coming
}

/** The next who needs the script has it run again. */
export function forgetScript(address: string): void {
  loading.delete(address)
  for (const script of document.scripts) if (script.src === address) script.remove()
}
