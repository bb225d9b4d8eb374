import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(notify: () => void): () => void {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    notify()
  }
  addEventListener('beforeprint', onPrint)
  addEventListener('afterprint', onPrint)
  return () => {
    removeEventListener('beforeprint', onPrint)
    removeEventListener('afterprint', onPrint)
  }
}

/** Whether the page is being printed. React renders the change before the browser lays out the sheets. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
