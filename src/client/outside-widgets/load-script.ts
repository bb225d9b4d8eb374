import { scriptAddress } from '../lib/script-address.ts'

interface Loading {
  readonly script: HTMLScriptElement
  readonly coming: Promise<void>
}

const loading = new Map<string, Loading>()

/** Loads a widget's script, once for all of its places. Rejects if it cannot be loaded. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known.coming
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress(address)
  const coming = new Promise<void>((done, fail) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error(`${address} did not load`)))
  })
  document.head.append(script)
  loading.set(address, { script, coming })
  return coming
}

/** Makes the next `loadScript()` load the script again. */
export function forgetScript(address: string): void {
  loading.get(address)?.script.remove()
  loading.delete(address)
}
