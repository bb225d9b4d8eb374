import { useEffect } from 'react'

/**
 * Sets an attribute on the document's root while `isSet`, for styles of elements outside an island. A selector such as
 * `:root:has(.planner[data-begun])` needs no script, but browsers search the whole page for it after every change.
 */
export function usePageAttribute(name: `data-${string}`, isSet: boolean): void {
  useEffect(() => {
    if (!isSet) return
    const page = document.documentElement
    page.setAttribute(name, '')
    return () => page.removeAttribute(name)
  }, [name, isSet])
}
